/** Characters that `String.fromCharCode` takes at once without overflowing the stack. */
const AT_ONCE = 8_192;

/** Bytes as base64, as the wire carries sound. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += AT_ONCE)
    binary += String.fromCharCode(...bytes.subarray(start, start + AT_ONCE));
  return btoa(binary);
}
