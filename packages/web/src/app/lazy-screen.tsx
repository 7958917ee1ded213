import { type ComponentType, lazy } from 'react';
import { loadNamespaces } from '../i18n/i18n';
import type { Namespace } from '../i18n/resources';

interface Options {
  /** False for a screen that asks the server for nothing to show: the cache of its data is not loaded with it. */
  readonly hasQueries?: boolean;
}

/** A screen whose code and words are loaded together when it is first opened. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  namespaces: readonly Namespace[],
  { hasQueries = true }: Options = {},
) {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    const scope = hasQueries ? import('./query-scope') : undefined;
    const [module] = await Promise.all([load(), scope, loadNamespaces(namespaces)]);
    const Screen: ComponentType = module[name];
    if (scope === undefined) return { default: Screen };
    const { QueryScope } = await scope;
    const WithQueries = () => (
      <QueryScope>
        <Screen />
      </QueryScope>
    );
    return { default: WithQueries };
  });
}
