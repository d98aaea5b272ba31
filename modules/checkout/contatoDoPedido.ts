import { z } from 'zod';
import { campoDaEquipe, tabelaDeCampos, type Descricao } from '../editing/campo.ts';
import type { assinaturaCampos } from './assinatura.campos.ts';
import { CAMPOS_DO_FORMULARIO } from './formulario.ts';

const { shape } = CAMPOS_DO_FORMULARIO;

/** A field of an order under the rule of the form in which its customer has typed it; null is as good as empty. */
function digitado(regra: z.ZodType<string>, rotulo: string, mais: Partial<Descricao> = {}) {
  return campoDaEquipe(z.preprocess((dado) => dado ?? '', regra).pipe(z.string()), {
    rotulo,
    descricao: `${rotulo}, como o formulário do pedido o aceita.`,
    ...mais,
  });
}

/** What staff may correct of an order because its customer has mistyped it, with the rules of the order's form (sections 5.1 and 5.3). */
export const contatoDoPedidoCampos = tabelaDeCampos({
  nome: digitado(shape.nomeEmpresa, 'Nome ou razão social'),
  cpfCnpj: digitado(shape.cpfCnpj, 'CPF/CNPJ'),
  email: digitado(shape.emailPrincipal, 'E-mail', { ajuda: 'O cliente recebe neste endereço um e-mail com o pedido.' }),
  emailCopia: digitado(shape.emailAlternativo, 'E-mail alternativo'),
  telCel: digitado(shape.telefone, 'Celular ou WhatsApp'),
  dominio: digitado(shape.dominio, 'Domínio'),
  cep: digitado(shape.cep, 'CEP'),
  endereco: digitado(shape.endereco, 'Endereço'),
  numero: digitado(shape.numero, 'Número'),
  complemento: digitado(shape.complemento, 'Complemento'),
  bairro: digitado(shape.bairro, 'Bairro'),
  cidade: digitado(shape.cidade, 'Cidade'),
  estado: digitado(shape.estado, 'UF'),
} satisfies Partial<Record<keyof typeof assinaturaCampos.shape, unknown>>);

/** What of an order its customer has typed about themselves. */
export type ContatoDoPedido = z.output<typeof contatoDoPedidoCampos>;
