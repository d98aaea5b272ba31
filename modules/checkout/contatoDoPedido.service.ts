import type { EntityManager } from '@mikro-orm/core';
import type { FieldError } from '../../platform/errors.ts';
import { invalidInput } from '../../platform/validation.ts';
import type { Autor } from '../editing/autor.ts';
import { changeRow } from '../editing/rows.service.ts';
import type { Target } from '../editing/target.ts';
import { ASSINATURAS } from './assinatura.admin.service.ts';
import { buscaDe, type Assinatura } from './assinatura.entity.ts';
import { NO_FORMULARIO, type ContatoDoPedido } from './contatoDoPedido.ts';
import { CAMPOS_DO_FORMULARIO, validarFormulario } from './formulario.ts';
import { registroPorAno } from './registroDeDominio.ts';
import { tipoDoRotulo } from './tipoDominio.ts';

/** What was ordered gets no dearer, and no cheaper, by a correction that its customer has not seen. */
const REGISTRO_MUDARIA =
  'Com este domínio o registro teria outro preço por ano. Combine com o cliente, que corrige o pedido pela página dele.';

type Campo = keyof ContatoDoPedido;
const CAMPOS = Object.keys(NO_FORMULARIO) as Campo[];

/**
 * Corrects what the customer of an order has mistyped, by the rules of the order's form; what is left out stays as it is, and what was wrong before and is
 * not touched is let be (D39). The customer is written to at a new address.
 * @param entrada the fields to correct
 * @throws `DADOS_INVALIDOS` and what editing throws
 */
export async function corrigirContato(
  em: EntityManager,
  target: Target,
  entrada: Readonly<Record<string, unknown>>,
  autor: Autor,
): Promise<Assinatura> {
  return changeRow(em, ASSINATURAS, target, (row) => corrigido(row, entrada), autor);
}

function corrigido(row: Assinatura, entrada: Readonly<Record<string, unknown>>): Partial<Assinatura> {
  const mudados = CAMPOS.filter((campo) => campo in entrada && comoSeGuardaria(campo, entrada[campo]) !== row[campo]);
  const { dominioRegistro } = row;
  const tipo = tipoDoRotulo(dominioRegistro) ?? 'subdominio';
  if (tipo === 'subdominio' && mudados.includes('dominio'))
    throw invalidInput([{ campo: 'dominio', mensagem: 'Este pedido usa o subdomínio temporário, que a loja dá.' }]);
  const dito = { ...row, ...Object.fromEntries(mudados.map((campo) => [campo, entrada[campo] ?? ''])) };
  const noFormulario = Object.fromEntries(CAMPOS.map((campo) => [NO_FORMULARIO[campo], dito[campo]]));
  // The free subdomain is the shop's, and nothing that the form would take.
  const { dados, erros } = validarFormulario({
    ...noFormulario,
    tipoDominio: tipo,
    ...(tipo === 'subdominio' && { dominio: '' }),
  });
  const recusados = CAMPOS.flatMap((campo): FieldError[] => {
    const mensagem = erros?.[NO_FORMULARIO[campo]];
    return mensagem && depende(campo, mudados) ? [{ campo, mensagem }] : [];
  });
  if (recusados.length > 0) throw invalidInput(recusados);
  const limpo = (campo: Campo) => (dados ? dados[NO_FORMULARIO[campo]] : regraDe(campo).parse(dito[campo]));
  const mudanca: Partial<Assinatura> = Object.fromEntries(mudados.map((campo) => [campo, limpo(campo)]));
  const agora = { ...row, ...mudanca };
  if (tipo === 'registro' && registroPorAno(agora.dominio) !== registroPorAno(row.dominio))
    throw invalidInput([{ campo: 'dominio', mensagem: REGISTRO_MUDARIA }]);
  return { ...mudanca, ...('nome' in mudanca && { empresa: agora.nome }), busca: buscaDe(agora as Assinatura) };
}

const regraDe = (campo: Campo) => CAMPOS_DO_FORMULARIO.shape[NO_FORMULARIO[campo]];

/** What is typed otherwise and stored alike is no change. */
function comoSeGuardaria(campo: Campo, dado: unknown): unknown {
  const { success, data } = regraDe(campo).safeParse(dado ?? '');
  return success ? data : dado;
}

/** Whether what is wrong with a field may come of what was changed: a name is judged by the document. */
function depende(campo: Campo, mudados: readonly Campo[]): boolean {
  return mudados.includes(campo) || (campo === 'nome' && mudados.includes('cpfCnpj'));
}
