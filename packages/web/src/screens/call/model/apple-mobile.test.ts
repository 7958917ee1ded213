import { describe, expect, it } from 'vitest';
import { isAppleMobile } from './apple-mobile';

describe('the audio-enable box', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 5, true],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      5,
      true,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      0,
      false,
    ],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile', 5, false],
  ])('CALL-13 %s with %i touch points: %s', (userAgent, maxTouchPoints, isApple) => {
    expect(isAppleMobile({ userAgent, maxTouchPoints })).toBe(isApple);
  });
});
