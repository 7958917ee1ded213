import QRCode from 'qrcode';

const QUIET_ZONE = 2;

/**
 * A URL as a QR code for a phone to read off the terminal. Dark on light whatever the terminal's colours, as half-height
 * blocks, two rows a line.
 */
export function renderQr(url: string): string {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'L' });
  const isInside = (at: number) => at >= 0 && at < modules.size;
  const isDark = (x: number, y: number) =>
    isInside(x) && isInside(y) && modules.data[y * modules.size + x] === 1;
  const steps = Array.from({ length: modules.size + 2 * QUIET_ZONE }, (_, at) => at - QUIET_ZONE);
  const lines = steps
    .filter((_, at) => at % 2 === 0)
    .map((y) => steps.map((x) => block(isDark(x, y), isDark(x, y + 1))).join(''));
  return lines.map((line) => `\u001B[30;107m${line}\u001B[0m`).join('\n');
}

function block(isUpperDark: boolean, isLowerDark: boolean): string {
  if (isUpperDark) return isLowerDark ? '█' : '▀';
  return isLowerDark ? '▄' : ' ';
}
