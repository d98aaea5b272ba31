import type { Documento } from '../documento.ts';
import type { Brand } from '../../../platform/brand.ts';

/** How long what visitors sent and staff did is kept, in words ("5 anos"). */
interface PrazosEmPalavras {
  assinaturas: string;
  mensagens: string;
  alteracoes: string;
  entradas: string;
}

/** Texts depend on the brand through its names and addresses, on the terms after which data are deleted, and on whether mail goes out. */
export type EscreverDocumento = (marca: Brand, prazos: PrazosEmPalavras, enviaEmails: boolean) => Documento;
