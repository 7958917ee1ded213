import QRCode from 'qrcode';

/** A URL as a QR code of block characters, for a phone to read off the terminal. Ends in a line break. */
export async function renderQr(url: string): Promise<string> {
  return QRCode.toString(url, { type: 'utf8', errorCorrectionLevel: 'L', margin: 2 });
}
