import type { FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod';
import { validationError } from '../errors/describe.js';

/** Parses what comes in by the contract's schema; what does not fit is a refusal with its fields (ERR-02). */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = schema.safeParse(data, { reportInput: true });
    return result.success ? { value: result.data } : { error: validationError(result.error.issues) };
  };
