import type { EngineReport } from '@genbatalk/contract';

/** Where engines of every kind say how they do; leaders read it (`GET /api/engines`). */
export interface EngineReports {
  /** Adds engines: `describe` is called anew for each answer. */
  register(describe: () => readonly EngineReport[]): void;
  describeEngines(): EngineReport[];
}

export function createEngineReports(): EngineReports {
  const sources: (() => readonly EngineReport[])[] = [];
  return {
    register: (describe) => void sources.push(describe),
    describeEngines: () => sources.flatMap((describe) => describe()),
  };
}
