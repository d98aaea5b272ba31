import { DomainError } from '../../platform/errors.ts';
import { NO_FORMULARIO, type ContatoDoPedido } from './contatoDoPedido.ts';

const CAMPOS = Object.entries(NO_FORMULARIO) as [keyof ContatoDoPedido, string][];

/** Of what the desk knows of a customer that, and nothing else, which the order's form asks for, under the form's names. */
export function comoDoFormulario(cliente: Partial<Record<keyof ContatoDoPedido, unknown>>): Record<string, unknown> {
  return Object.fromEntries(CAMPOS.map(([campo, noFormulario]) => [noFormulario, cliente[campo]]));
}

/** A refusal of the form, with its fields under the names of the desk; what is about no field stays as it was. */
export function comoDaEquipe(error: DomainError): DomainError {
  const { kind, code, message, fields, retryAfter } = error;
  const nomes = new Map(CAMPOS.map(([campo, noFormulario]) => [noFormulario, campo as string]));
  const daMesa = fields.map(({ campo, mensagem }) => ({ campo: nomes.get(campo) ?? campo, mensagem }));
  return new DomainError(kind, code, message, { fields: daMesa, cause: error, ...(retryAfter !== undefined && { retryAfter }) });
}
