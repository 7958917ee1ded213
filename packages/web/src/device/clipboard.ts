/**
 * Puts a text on the clipboard.
 * @throws Error where the browser refuses; the text is then to be copied by hand (ERR-42)
 */
export async function copyText(text: string): Promise<void> {
  // Only secure pages have it; on a site the server is often reached over plain HTTP in the local network.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard !== undefined) return clipboard.writeText(text);
  if (!copyFromField(text)) throw new Error('the browser refuses to copy');
}

/** The old way: a field out of sight, selected and copied. */
function copyFromField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside the open dialog if there is one: its focus trap takes the focus from everywhere else.
  const host = document.querySelector('[role="dialog"]') ?? document.body;
  host.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
