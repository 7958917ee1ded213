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
  /** The server said that the session runs. */
  #isOpen = false;
  /** It may run: a start was sent, and whether it arrived only the answer would tell. */
  #mayRun = false;
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

  /** Whoever ends before the start was answered ends it too: the server takes the two in their order. */
  end(): void {
    const id = this.#sessionId;
    const mayRun = this.#mayRun;
    this.#forget();
    if (id !== null && mayRun) void this.#parts.emit('face-to-face-end', id);
  }

  async #begin(id: string): Promise<void> {
    this.#mayRun = true;
    const answer = await this.#parts.emit('face-to-face-start', id);
    if (this.#sessionId !== id) return;
    if (answer.status === 'ok') {
      this.#isOpen = true;
    } else if (isPlans(answer.code)) {
      this.#forget();
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

  #forget(): void {
    this.#stopBeating();
    this.#sessionId = null;
    this.#isOpen = false;
    this.#mayRun = false;
  }
}

function isPlans(code: ErrorCode): boolean {
  return code === 'trial-ended' || code === 'minutes-exhausted' || code === 'plan-limit';
}
