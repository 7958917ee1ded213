import { type ComponentType, lazy } from 'react';
import { loadNamespaces } from '../i18n/i18n';
import type { Namespace } from '../i18n/resources';

/** A screen whose code and words are loaded together when it is first opened. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  namespaces: readonly Namespace[],
) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadNamespaces(namespaces)]);
    return { default: module[name] };
  });
}
