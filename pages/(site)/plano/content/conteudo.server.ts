import type { Familia, FamiliaTipo } from '../../../../modules/catalogue/familia.ts';
import type { Brand } from '../../../../platform/brand.ts';
import type { IconName } from '../../../components/iconName.ts';
import type { Pergunta } from '../../../components/pergunta.ts';

export interface Cartao {
  icone: IconName;
  titulo: string;
  texto: string;
}

interface Bloco {
  titulo: string;
  texto?: string;
  itens: readonly Cartao[];
}

/** The words of one plan page; which parts exist is said by `secoes` of the family. */
export interface Conteudo {
  /** Of the browser tab and the search result, without the brand. */
  titulo: string;
  descricao: string;
  /** The page's heading and the sentence below it. */
  chamada: string;
  texto: string;
  /** For whom the family is: what follows "Para". */
  paraQuem: string;
  /** For whom another family is better: what follows "Se", and which. */
  outra: { quando: string; familia: FamiliaTipo };
  /** Four cards in the hero. */
  beneficios?: readonly Cartao[];
  /** Highlights band. */
  faixa?: Bloco;
  /** Use cases and features of automation. */
  automacao?: { casos: Bloco; recursos: Bloco };
  vantagens: Bloco;
  faq: readonly Pergunta[];
}

/** Words depend on the brand only through its names. */
export type EscreverConteudo = (marca: Brand, familia: Familia) => Conteudo;
