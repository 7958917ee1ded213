const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** Seconds as hours, minutes and seconds: 1:02:03 (USAGE-01). */
export function formatDuration(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / HOUR_SECONDS);
  return `${hours}:${pad(Math.floor(seconds / MINUTE_SECONDS) % 60)}:${pad(seconds % MINUTE_SECONDS)}`;
}
