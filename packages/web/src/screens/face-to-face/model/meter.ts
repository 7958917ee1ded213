import { type Ack, type ErrorCode, TIMINGS } from '@genbatalk/contract';
import { type Clock, repeat } from '../../../realtime/clock';

type MeterEvent = 'face-to-face-start' | 'face-to-face-heartbeat' | 'face-to-face-end';

export interface MeterParts {
  readonly emit: (event: MeterEvent, sessionId: string) => Promise<Ack<MeterEvent>>;
  /** False for a guest, whose time is not metered (USAGE-09). */
  readonly isMember: () => boolean;
  readonly clock: Clock;
  readonly createId: () => string;
  /** Told why the plan does not allow it. */
  readonly onRefused: (code: ErrorCode) => void;
}

/** Tells the server from when to when a member talks face to face (USAGE-12). */
export class Meter {
  readonly #parts: MeterParts;
  #sessionId: string | null = null;
  #isOpen = false;
  #stopBeating = (): void => undefined;

  constructor(parts: MeterParts) {
    this.#parts = parts;
  }

  /** From the tap that starts the screen. */
  start(): void {
    if (this.#sessionId !== null) return;
    this.#sessionId = this.#parts.createId();
    this.#stopBeating = repeat(this.#parts.clock, () => this.beat(), TIMINGS.heartbeatMs);
    this.beat();
  }

  /** Every 60 s, and whenever the connection is there again: begins what is not begun, and keeps it alive. */
  beat(): void {
    const id = this.#sessionId;
    if (id === null || !this.#parts.isMember()) return;
    void (this.#isOpen ? this.#keepAlive(id) : this.#begin(id));
  }

  end(): void {
    const id = this.#sessionId;
    this.#stopBeating();
    this.#sessionId = null;
    if (id !== null && this.#isOpen) void this.#parts.emit('face-to-face-end', id);
    this.#isOpen = false;
  }

  async #begin(id: string): Promise<void> {
    const answer = await this.#parts.emit('face-to-face-start', id);
    if (this.#sessionId !== id) return;
    if (answer.status === 'ok') {
      this.#isOpen = true;
    } else if (isPlans(answer.code)) {
      this.#stopBeating();
      this.#sessionId = null;
      this.#parts.onRefused(answer.code);
    }
  }

  /** The server closes what was silent for too long: what follows is a new session. */
  async #keepAlive(id: string): Promise<void> {
    const answer = await this.#parts.emit('face-to-face-heartbeat', id);
    if (this.#sessionId !== id || answer.status === 'ok' || answer.code !== 'not-found') return;
    this.#isOpen = false;
    this.#sessionId = this.#parts.createId();
    this.beat();
  }
}

function isPlans(code: ErrorCode): boolean {
  return code === 'trial-ended' || code === 'minutes-exhausted' || code === 'plan-limit';
}
