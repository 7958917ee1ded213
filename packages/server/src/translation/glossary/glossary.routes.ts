import type { RestHandlers } from '../../platform/http/handlers.js';
import type { Glossary } from './glossary.service.js';

type Handled = 'listGlossary' | 'addTerm' | 'changeTerm' | 'deleteTerm' | 'exportGlossary' | 'importGlossary';

export function glossaryRoutes(glossary: Glossary): Pick<RestHandlers, Handled> {
  return {
    listGlossary: async ({ actor }) => ({ terms: await glossary.list(actor) }),
    addTerm: async ({ actor, body }) => ({ term: await glossary.add(actor, body) }),
    changeTerm: async ({ actor, params, body }) => ({
      term: await glossary.change(actor, params.id, body as Parameters<Glossary['change']>[2]),
    }),
    async deleteTerm({ actor, params }) {
      await glossary.remove(actor, params.id);
      return undefined;
    },
    async exportGlossary({ actor, reply }) {
      void reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="glossary.csv"');
      return glossary.exportCsv(actor);
    },
    importGlossary: async ({ actor, body }) => glossary.importCsv(actor, body.csv),
  };
}
