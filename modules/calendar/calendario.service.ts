import type { EntityClass, EntityManager } from '@mikro-orm/core';
import { TIPOS, type Dias, type NoCalendario, type TipoNoCalendario } from './calendario.ts';

/** What of one kind begins, ends or is on air on these days, at an instant. */
type Fonte = (em: EntityManager, dias: Dias, agora: Date) => Promise<readonly Omit<NoCalendario, 'tipo'>[]>;

const fontes = new Map<TipoNoCalendario, Fonte>();

/** Tells the calendar how to ask another module what it has of one kind; the calendar knows none of them. */
export function declararNoCalendario(tipo: TipoNoCalendario, fonte: Fonte): void {
  fontes.set(tipo, fonte);
}

/** What has days and is on air, or would be, on any of these, switched off or not: kind by kind, of each what begins first. */
export async function noCalendario(em: EntityManager, dias: Dias, agora: Date): Promise<NoCalendario[]> {
  const todos: NoCalendario[] = [];
  for (const tipo of Object.keys(TIPOS) as TipoNoCalendario[]) {
    const linhas = (await fontes.get(tipo)?.(em, dias, agora)) ?? [];
    todos.push(...linhas.toSorted(peloInicio).map((linha) => Object.assign({ tipo }, linha)));
  }
  return todos;
}

interface ComDias {
  id: number;
  dataInicio: string | null;
  dataFim: string | null;
}

/** What the calendar says of a row. */
type Dito = Pick<NoCalendario, 'rotulo' | 'situacao'>;

/**
 * Of a table whose rows have a first and a last day, those that have one of the days in common with the calendar's; what has no days is none.
 * @param onde narrows them down
 */
export function comDias<Row extends ComDias>(
  entidade: EntityClass<Row>,
  dizer: (row: Row, agora: Date, em: EntityManager) => Dito | Promise<Dito>,
  onde: Readonly<Record<string, unknown>> = {},
): Fonte {
  return async (em, { de, ate }, agora) => {
    const nestes = {
      $and: [
        { $or: [{ dataInicio: { $ne: null } }, { dataFim: { $ne: null } }] },
        { $or: [{ dataInicio: null }, { dataInicio: { $lte: ate } }] },
        { $or: [{ dataFim: null }, { dataFim: { $gte: de } }] },
      ],
    };
    const rows = await em.find(entidade, { ...onde, ...nestes } as never);
    const ditas: Omit<NoCalendario, 'tipo'>[] = [];
    for (const row of rows as Row[]) {
      const { id: linhaId, dataInicio, dataFim } = row;
      ditas.push(Object.assign({ linhaId, detalhe: null, dataInicio, dataFim }, await dizer(row, agora, em)));
    }
    return ditas;
  };
}

/** What has no first day has begun, what has no last one ends after everything. Databases do not agree on where nothing stands. */
function peloInicio(a: Omit<NoCalendario, 'tipo'>, b: Omit<NoCalendario, 'tipo'>): number {
  return inicioEFim(a).localeCompare(inicioEFim(b)) || a.linhaId - b.linhaId;
}

function inicioEFim({ dataInicio, dataFim }: Omit<NoCalendario, 'tipo'>): string {
  return `${dataInicio ?? '0000-00-00'} ${dataFim ?? '9999-12-31'}`;
}
