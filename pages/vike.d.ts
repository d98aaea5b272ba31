import type { ReactElement } from 'react';
import type { ExecuteDocument } from '../graphql/execute.ts';
import type { BotCheckPublic } from './pageContext.ts';
import type { Cabeca, Marca, Marco } from '../modules/brand/marca.ts';
import type { AvisoNoAr } from '../modules/notices/aviso.ts';
import type { Documento, RotaDeDocumento } from '../modules/site/documento.ts';
import type { FatorExigido } from '../modules/roles/fator.ts';
import type { Papel } from '../modules/roles/papel.ts';
import type { Brand } from '../platform/brand.ts';

declare global {
  namespace Vike {
    interface Config {
      /** Whether a page stands alone, without the shop around it. */
      bare?: boolean;
      /** Whether a page is for those alone who know its address: nobody keeps it, measures it, or is told where they came from. */
      personal?: boolean;
      /** Whether a page's address says of a person what neither a tag manager nor the next page is told. */
      unmeasured?: boolean;
    }
    interface ConfigResolved {
      bare?: boolean;
      personal?: boolean;
      unmeasured?: boolean;
    }
    interface PageContext {
      brand: Brand;
      /** What the company's folder says, or the site's own. */
      marca: Marca;
      /** Notices on air. */
      avisos: readonly AvisoNoAr[];
      /** Base path of the admin area; only its own pages know it. */
      adminPath?: string;
      /** Who has signed in, in the admin area. */
      usuario?: string | null;
      /** What they are there for. */
      papel?: Papel | null;
      /** Whether the shop asks a second factor of their account, which has none. */
      faltaFator?: boolean;
      /** Of whom it asks one; the administration's own pages alone know. */
      fatorExigido?: FatorExigido;
      /** What a public page was rendered from. */
      tree?: ReactElement;
      /** From the whole answer of a public page: what renders it for another request; null when it cannot be told from the answer. */
      rerenderer?: (whole: string) => ((context: object, search: URLSearchParams) => Promise<string>) | null;
    }
    interface PageContextServer {
      /** Runs a typed document against the schema, in process. */
      execute: ExecuteDocument;
      /** Origin of canonical links, without a slash at the end. */
      publicUrl: string;
      botCheck: BotCheckPublic;
      /** Days after the order's in which its PIX may be paid; null where there is no PIX. */
      diasDoPix: number | null;
      /** What browsers measure the way to the data centres with. */
      pingAddresses: readonly { cidade: string; url: string }[];
      /** What heads name. */
      cabeca: Cabeca;
      /** The company's own milestones. */
      marcos: readonly Marco[];
      /** Policies and contracts: the company's own, and the site's where it has none. */
      documentos: Readonly<Record<RotaDeDocumento, Documento>>;
      /** Whether mail goes out; where none does, nobody is promised any (D43). */
      enviaEmails: boolean;
      /** What a use case says to whoever asks, where it refuses; null where nobody has foreseen the failure. */
      refusalOf: (error: unknown) => { status: number; message: string; retryAfter: number | undefined } | null;
      /** Logs what a page could survive. */
      warn: (error: unknown, message: string) => void;
    }
  }
}
