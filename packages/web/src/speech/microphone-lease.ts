/** The one microphone: whoever opens it closes it for everybody else first (C9). */
export class MicrophoneLease {
  #holder: { readonly owner: object; readonly onLost: () => void } | null = null;

  take(owner: object, onLost: () => void): void {
    const before = this.#holder;
    this.#holder = { owner, onLost };
    if (before && before.owner !== owner) before.onLost();
  }

  giveBack(owner: object): void {
    if (this.#holder?.owner === owner) this.#holder = null;
  }
}

export const microphoneLease = new MicrophoneLease();
