import { z } from 'zod';
import { campoDaEquipe, tabelaDeCampos } from '../editing/campo.ts';
import { escolha, textoObrigatorio } from '../editing/campos.ts';
import { contatoDoPedidoCampos } from './contatoDoPedido.ts';
import { trocaCampos } from './troca.ts';

/** What the customer wants of the domain (section 4.1), as it is asked for on the telephone. */
const DOMINIOS = {
  registro: 'Registrar o domínio, cobrado à parte',
  'ja-tenho': 'O cliente já tem o domínio',
  subdominio: 'Sem domínio por ora: subdomínio temporário grátis',
} as const;

const { dominio, ...contato } = contatoDoPedidoCampos.shape;

/** An order that staff write down for a customer: what is chosen, and who orders it. What the order's form would refuse of it is the server's to say (novoPedido.service.ts). */
export const novoPedidoCampos = tabelaDeCampos({
  ...trocaCampos.shape,
  tipoDominio: campoDaEquipe(escolha(DOMINIOS, 'Escolha o que fazer com o domínio.'), {
    rotulo: 'Domínio do pedido',
    descricao: 'O que o cliente quer do domínio.',
    palavras: DOMINIOS,
  }),
  dominio,
  ...contato,
  cpfCnpj: campoDaEquipe(textoObrigatorio('CPF ou CNPJ é obrigatório.'), {
    rotulo: 'CPF/CNPJ',
    descricao: 'CPF ou CNPJ de quem pede.',
  }),
  infoAdicional: campoDaEquipe(
    z.preprocess((dado) => dado ?? '', z.string().max(2000)),
    {
      rotulo: 'Informações adicionais',
      descricao: 'O que mais o cliente disse do pedido.',
      ajuda: 'Só a equipe e os sistemas ligados à loja leem isto.',
      longo: true,
    },
  ),
});

/** What staff read of the money before they store an order of a total in reais. @param enviaEmails whether its customer is written to */
export function oQueSeDiz(valor: number, enviaEmails: boolean): string {
  if (!enviaEmails) return 'A loja não envia e-mails: mande ao cliente o endereço da página do pedido.';
  return valor === 0 ? 'O cliente recebe um e-mail com o pedido.' : 'O cliente recebe um e-mail com o pedido e como pagar.';
}
