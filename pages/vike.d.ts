import type { ExecuteDocument } from '../graphql/execute.ts';
import type { BotCheckPublic } from './pageContext.ts';
import type { Brand } from '../platform/brand.ts';

declare global {
  namespace Vike {
    interface PageContext {
      brand: Brand;
    }
    interface PageContextServer {
      /** Runs a typed document against the schema, in process. */
      execute: ExecuteDocument;
      /** Origin of canonical links, without a slash at the end. */
      publicUrl: string;
      botCheck: BotCheckPublic;
      /** Logs what a page could survive. */
      warn: (error: unknown, message: string) => void;
    }
  }
}
