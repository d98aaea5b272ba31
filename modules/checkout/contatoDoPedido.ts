import { z } from 'zod';
import { ehEmail, EMAIL_INVALIDO, MAIOR_EMAIL } from '../contact/email.ts';
import { campoDaEquipe, tabelaDeCampos, type Descricao } from '../editing/campo.ts';
import { textoObrigatorio } from '../editing/campos.ts';
import type { assinaturaCampos } from './assinatura.campos.ts';
import type { CampoDoFormulario } from './formulario.ts';

const FALTA = 'Campo obrigatório.';

/** A field of an order whose customer has typed it; null is as good as empty. */
function digitado(rotulo: string, { max = 150, ...mais }: Partial<Descricao> & { max?: number } = {}) {
  const regra = z.preprocess((dado) => dado ?? '', z.string().max(max));
  return descrito(regra, rotulo, mais);
}

function obrigatorio(rotulo: string) {
  return descrito(textoObrigatorio(FALTA), rotulo);
}

function descrito<Schema extends z.ZodType>(regra: Schema, rotulo: string, mais: Partial<Descricao> = {}) {
  return campoDaEquipe(regra, { rotulo, descricao: `${rotulo}, como o formulário do pedido o aceita.`, ...mais });
}

/**
 * What staff may correct of an order because its customer has mistyped it. The rules of the order's form are the server's to apply (contatoDoPedido.service.ts):
 * a page fetches that form's code late, and by the names of what is in it, which it keeps only where no other page has it.
 */
export const contatoDoPedidoCampos = tabelaDeCampos({
  nome: obrigatorio('Nome ou razão social'),
  cpfCnpj: digitado('CPF/CNPJ'),
  email: descrito(
    textoObrigatorio(FALTA, MAIOR_EMAIL).refine((texto) => ehEmail(texto), EMAIL_INVALIDO),
    'E-mail',
    { ajuda: 'O cliente recebe neste endereço um e-mail com o pedido.' },
  ),
  emailCopia: digitado('E-mail alternativo', { max: MAIOR_EMAIL }),
  telCel: digitado('Celular ou WhatsApp'),
  dominio: digitado('Domínio', { max: 253 }),
  cep: obrigatorio('CEP'),
  endereco: obrigatorio('Endereço'),
  numero: digitado('Número'),
  complemento: digitado('Complemento'),
  bairro: obrigatorio('Bairro'),
  cidade: obrigatorio('Cidade'),
  estado: obrigatorio('UF'),
} satisfies Partial<Record<keyof typeof assinaturaCampos.shape, unknown>>);

/** What stands below the address where the shop writes to nobody. */
export const EMAIL_SEM_CORREIO = 'A loja não envia e-mails: o cliente não recebe nada neste endereço.';

/** What of an order its customer has typed about themselves. */
export type ContatoDoPedido = z.output<typeof contatoDoPedidoCampos>;

/** What the order's form calls these fields. */
export const NO_FORMULARIO = {
  nome: 'nomeEmpresa',
  cpfCnpj: 'cpfCnpj',
  email: 'emailPrincipal',
  emailCopia: 'emailAlternativo',
  telCel: 'telefone',
  dominio: 'dominio',
  cep: 'cep',
  endereco: 'endereco',
  numero: 'numero',
  complemento: 'complemento',
  bairro: 'bairro',
  cidade: 'cidade',
  estado: 'estado',
} as const satisfies Record<keyof ContatoDoPedido, CampoDoFormulario>;
