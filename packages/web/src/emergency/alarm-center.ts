import type { ErrorCode, Location } from '@genbatalk/contract';
import type { Clock } from '../realtime/clock';
import type { Realtime } from '../realtime/realtime';
import type { AlarmMemory, AlarmRecord, UnsentAlarm } from './alarm-memory';
import { type Alarm, type Alarms, NO_ALARMS, nextAlarms, openAlarms, ringingAlarms } from './model/alarms';

export interface AlarmSnapshot {
  readonly open: readonly Alarm[];
  /** Those that sound and cover the screen until they are confirmed. */
  readonly ringing: readonly Alarm[];
  readonly unsent: readonly UnsentAlarm[];
  /** Confirmed here, and not known to the server yet. */
  readonly undelivered: ReadonlySet<string>;
}

export interface AlarmCenterParts {
  readonly realtime: Pick<Realtime, 'emit' | 'on' | 'subscribe' | 'getSnapshot'>;
  readonly clock: Clock;
  readonly memory: AlarmMemory;
  readonly selfId: string;
  readonly createId: () => string;
  /** The server has stored the alarm and tells everybody (EMRG-06). */
  readonly onSent: (alertId: string) => void;
  /** `note`: what the leader wrote who closed it. */
  readonly onClosed: (alarm: Alarm, note: string | undefined) => void;
}

/** An answer that takes longer is asked for again; the id makes that harmless. */
const ANSWER_MS = 4_000;
const REPEAT_MS = 1_000;
const REMEMBERED = 100;

/**
 * Everything about alarms on this page: sending until the server has it, receiving, confirming. What
 * is on its way is kept over a lost connection and over a reload.
 */
export class AlarmCenter {
  readonly #parts: AlarmCenterParts;
  readonly #listeners = new Set<() => void>();
  #alarms: Alarms = NO_ALARMS;
  #record: AlarmRecord;
  #snapshot: AlarmSnapshot;
  #cleanups: (() => void)[] = [];
  #isSending = false;
  readonly #locating = new Set<string>();
  #cancelRepeat = (): void => undefined;

  constructor(parts: AlarmCenterParts) {
    this.#parts = parts;
    this.#record = parts.memory.load();
    this.#snapshot = this.#look();
  }

  readonly getSnapshot = (): AlarmSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    const { realtime } = this.#parts;
    this.#cleanups = [
      realtime.on('emergency-alert', (alert) => this.#hear({ type: 'alert', alert })),
      realtime.on('emergency-status', (status) => this.#hear({ type: 'status', status })),
      realtime.subscribe(() => void this.#send()),
      () => this.#cancelRepeat(),
    ];
    void this.#send();
  }

  stop(): void {
    for (const clean of this.#cleanups.splice(0)) clean();
  }

  /**
   * Sends an alarm, and goes on trying until the server has it. `looking` must end by itself: the
   * alarm is kept at once, waits for its place, and goes without one after a reload.
   */
  async raise(channelId: string | null, looking: Promise<Location | null>): Promise<void> {
    const alertId = this.#parts.createId();
    this.#locating.add(alertId);
    this.#keep({ ...this.#record, unsent: [...this.#record.unsent, { alertId, channelId, location: null }] });
    const location = await looking;
    this.#locating.delete(alertId);
    const unsent = this.#record.unsent.map((each) =>
      each.alertId === alertId ? { ...each, location } : each,
    );
    this.#keep({ ...this.#record, unsent });
    await this.#send();
  }

  /** Gives up an alarm that could not be sent. */
  discard(alertId: string): void {
    this.#keep({ ...this.#record, unsent: this.#record.unsent.filter((each) => each.alertId !== alertId) });
  }

  /** Confirms an alarm here at once, and to the server as soon as it can be reached (EMRG-09). */
  acknowledge(id: string): void {
    if (this.#record.acknowledged.some((each) => each.id === id)) return;
    const acknowledged = [...this.#record.acknowledged, { id, isDelivered: false }].slice(-REMEMBERED);
    this.#keep({ ...this.#record, acknowledged });
    void this.#send();
  }

  /** Ends an alarm for everyone; for leaders (EMRG-16). Resolves with the refusal, or null. */
  async close(alertId: string, note: string): Promise<ErrorCode | null> {
    const given = note.trim() === '' ? {} : { note };
    const answer = await this.#parts.realtime.emit('emergency-close', { alertId, ...given });
    return answer.status === 'ok' ? null : answer.code;
  }

  #hear(event: Parameters<typeof nextAlarms>[1]): void {
    const id = event.type === 'alert' ? event.alert.id : event.status.id;
    const before = this.#snapshot.open.find((alarm) => alarm.id === id);
    this.#alarms = nextAlarms(this.#alarms, event);
    // The server tells everyone: the alarm is stored, though the answer to this client was lost.
    if (event.type === 'alert') this.#sent(id);
    this.#show();
    const after = this.#alarms.get(id)?.status;
    if (before !== undefined && after?.closedAt !== undefined) this.#parts.onClosed(before, after.note);
  }

  /** Sends what waits, one after the other, until nothing does or the connection is gone. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#cancelRepeat();
    let isDone = true;
    for (const alarm of this.#ready()) isDone = (await this.#sendAlarm(alarm)) && isDone;
    for (const { id, isDelivered } of this.#record.acknowledged) {
      if (!isDelivered) isDone = (await this.#sendAcknowledgement(id)) && isDone;
    }
    this.#isSending = false;
    if (isDone && !this.#hasNews()) return;
    this.#cancelRepeat = this.#parts.clock.schedule(() => void this.#send(), isDone ? 0 : REPEAT_MS);
  }

  /** Whether something was raised or confirmed while the last round was under way. */
  #hasNews(): boolean {
    return this.#ready().length > 0 || this.#record.acknowledged.some(({ isDelivered }) => !isDelivered);
  }

  #ready(): readonly UnsentAlarm[] {
    return this.#record.unsent.filter(({ alertId }) => !this.#locating.has(alertId));
  }

  async #sendAlarm({ alertId, channelId, location }: UnsentAlarm): Promise<boolean> {
    if (!this.#record.unsent.some((each) => each.alertId === alertId)) return true;
    const payload = { alertId, channelId, location };
    const answer = await this.#parts.realtime.emit('emergency-alert', payload, ANSWER_MS);
    if (answer.status === 'error') return false;
    this.#sent(alertId);
    return true;
  }

  #sent(alertId: string): void {
    if (!this.#record.unsent.some((each) => each.alertId === alertId)) return;
    this.discard(alertId);
    this.#parts.onSent(alertId);
  }

  async #sendAcknowledgement(id: string): Promise<boolean> {
    const answer = await this.#parts.realtime.emit('emergency-acknowledge', { alertId: id }, ANSWER_MS);
    // An alarm that the server does not know any more needs no confirmation.
    if (answer.status === 'error' && answer.code !== 'not-found') return false;
    const acknowledged = this.#record.acknowledged.map((each) =>
      each.id === id ? { id, isDelivered: true } : each,
    );
    this.#keep({ ...this.#record, acknowledged });
    return true;
  }

  #keep(record: AlarmRecord): void {
    this.#record = record;
    this.#parts.memory.save(record);
    this.#show();
  }

  #look(): AlarmSnapshot {
    const { unsent, acknowledged } = this.#record;
    const open = openAlarms(this.#alarms);
    const here = new Set(acknowledged.map(({ id }) => id));
    return {
      open,
      ringing: ringingAlarms(open, this.#parts.selfId, here),
      unsent,
      undelivered: new Set(acknowledged.filter(({ isDelivered }) => !isDelivered).map(({ id }) => id)),
    };
  }

  #show(): void {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
