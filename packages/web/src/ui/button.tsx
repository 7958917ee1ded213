// The one button. Variants: filled (the action of the screen), default, subtle, danger; sizes sm, md, lg.
export { Button } from '@mantine/core';
