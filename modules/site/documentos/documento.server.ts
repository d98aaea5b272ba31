import type { Documento } from '../documento.ts';
import type { Brand } from '../../../platform/brand.ts';

/** How long what visitors sent and staff did is kept, in words ("5 anos"). */
interface PrazosEmPalavras {
  assinaturas: string;
  mensagens: string;
  alteracoes: string;
  entradas: string;
}

/** Texts depend on the brand through its names and addresses, and on the terms after which data are deleted. */
export type EscreverDocumento = (marca: Brand, prazos: PrazosEmPalavras) => Documento;
