import type { z } from 'zod';
import { AssinaturaAbertaDocument, AssinaturasDocument } from '../../../graphql/generated/admin/graphql.ts';
import { MESES } from '../../../modules/catalogue/periodo.ts';
import { PlanoTipo } from '../../../modules/catalogue/plano.ts';
import type { assinaturaCampos } from '../../../modules/checkout/assinatura.campos.ts';
import { AssinaturaStatus } from '../../../modules/checkout/assinatura.ts';
import { MotivoDoCancelamento } from '../../../modules/checkout/motivo.ts';
import { diasEmOrdem } from '../../../modules/editing/filtro.ts';
import type { HandledSort } from '../../../modules/editing/status.ts';
import { NOMES_DOS_TIPOS } from './planos.screen.ts';
import { listQuery, exportAddress, listAddress, word, oneOf, aDay } from './address.ts';
import { holdersQuestion } from '../components/holders.ts';
import { question, screen, type ScreenQuestion } from './screen.ts';

/** Id of the title of the order that is open. */
export const ASSINATURA_TITLE = 'order-title';
const PERIODOS = [...MESES].map(String);

// Every screen loads this: the table itself comes with the screen. A test holds both together.
const ORDENS = ['nome', 'valor', 'criadaEm', 'status'] as const satisfies readonly HandledSort<typeof assinaturaCampos>[];

const address = listAddress(ORDENS).extend({
  status: oneOf(Object.values(AssinaturaStatus)),
  motivo: oneOf(Object.values(MotivoDoCancelamento)),
  planoTipo: oneOf(NOMES_DOS_TIPOS),
  periodo: oneOf(PERIODOS),
  cupom: word(),
  conferir: oneOf(['sim']),
  pago: oneOf(['sim', 'nao']),
  abertas: oneOf(['sim', 'nao']),
  liberar: oneOf(['sim']),
  cobrar: oneOf(['sim']),
  teste: oneOf(['sim']),
  acertar: oneOf(['sim']),
  devolver: oneOf(['sim']),
  responsavel: word(),
  de: aDay(),
  ate: aDay(),
  /** The order that is open. */
  id: word(),
});

type Address = z.output<typeof address>;

/** What narrows the list; an end before its start is left out. */
function filtros({
  status,
  motivo,
  planoTipo,
  periodo,
  cupom,
  conferir,
  pago,
  abertas,
  liberar,
  cobrar,
  teste,
  acertar,
  devolver,
  responsavel,
  de,
  ate,
}: Address) {
  const porConferir = conferir === 'sim' || undefined;
  return {
    status,
    motivo,
    planoTipo,
    periodo: periodo && Number(periodo),
    cupom,
    porConferir,
    pago: pago && pago === 'sim',
    abertas: abertas && abertas === 'sim',
    porLiberar: liberar === 'sim' || undefined,
    aCobrar: cobrar === 'sim' || undefined,
    testeAcabou: teste === 'sim' || undefined,
    aAcertar: acertar === 'sim' || undefined,
    aDevolver: devolver === 'sim' || undefined,
    responsavel,
    de,
    ate: diasEmOrdem({ de, ate }) ? ate : undefined,
  };
}

export function assinaturasQuestion(said: Address) {
  const { periodo, ...outros } = filtros(said);
  return question(AssinaturasDocument, { ...listQuery(said), ...outros, periodo: periodo || undefined });
}

export const assinaturaQuestion = (id: string) => question(AssinaturaAbertaDocument, { id });

/** What narrows the list, by its names in REST. */
export function assinaturasFilter(said: Address) {
  const { planoTipo, ...outros } = filtros(said);
  return { busca: said.busca, ...outros, planoTipo: planoTipo && PlanoTipo[planoTipo] };
}

/** The list as it is shown, as CSV. */
export const assinaturasExport = (said: Address) => exportAddress('assinaturas', assinaturasFilter(said));

/** Assinaturas (D27). */
export const assinaturas = screen({
  title: 'Assinaturas',
  menu: { label: 'Assinaturas', icon: 'shopping-cart' },
  area: 'pedidos',
  address,
  questions: (said) => [
    assinaturasQuestion(said),
    { ...holdersQuestion('assinaturas'), optional: 'beside' },
    ...(said.id ? [{ ...assinaturaQuestion(said.id), optional: 'row' } satisfies ScreenQuestion] : []),
  ],
});
