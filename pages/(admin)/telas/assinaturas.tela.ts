import type { z } from 'zod';
import { AssinaturaAbertaDocument, AssinaturasDocument } from '../../../graphql/generated/admin/graphql.ts';
import { MESES } from '../../../modules/catalogue/periodo.ts';
import { PlanoTipo } from '../../../modules/catalogue/plano.ts';
import { assinaturaCampos } from '../../../modules/checkout/assinatura.campos.ts';
import { AssinaturaStatus } from '../../../modules/checkout/assinatura.ts';
import { emOrdem } from '../../../modules/editing/filtro.ts';
import { handledOrders } from '../../../modules/editing/status.ts';
import { NOMES_DOS_TIPOS } from './planos.tela.ts';
import { consulta, enderecoDaExportacao, enderecoDaLista, palavra, umDe, umDia } from './endereco.ts';
import { pergunta, tela } from './tela.ts';

const PERIODOS = [...MESES].map(String);

const endereco = enderecoDaLista(handledOrders(assinaturaCampos)).extend({
  status: umDe(Object.values(AssinaturaStatus)),
  planoTipo: umDe(NOMES_DOS_TIPOS),
  periodo: umDe(PERIODOS),
  de: umDia(),
  ate: umDia(),
  /** The order that is open. */
  id: palavra(),
});

type Endereco = z.output<typeof endereco>;

/** What narrows the list; an end before its start is left out. */
function filtros({ status, planoTipo, periodo, de, ate }: Endereco) {
  return { status, planoTipo, periodo: periodo && Number(periodo), de, ate: emOrdem({ de, ate }) ? ate : undefined };
}

export function perguntaDasAssinaturas(dito: Endereco) {
  const { periodo, ...outros } = filtros(dito);
  return pergunta(AssinaturasDocument, { ...consulta(dito), ...outros, periodo: periodo || undefined });
}

export const perguntaDaAssinatura = (id: string) => pergunta(AssinaturaAbertaDocument, { id });

/** The list as it is shown, as CSV. */
export function exportacaoDasAssinaturas(dito: Endereco): string {
  const { planoTipo, ...outros } = filtros(dito);
  return enderecoDaExportacao('assinaturas', { busca: dito.busca, ...outros, planoTipo: planoTipo && PlanoTipo[planoTipo] });
}

/** Assinaturas (D27). */
export const assinaturas = tela({
  titulo: 'Assinaturas',
  menu: { rotulo: 'Assinaturas', icone: 'shopping-cart' },
  endereco,
  perguntas: (dito) => [
    perguntaDasAssinaturas(dito),
    ...(dito.id ? [{ ...perguntaDaAssinatura(dito.id), dispensavel: true as const }] : []),
  ],
});
