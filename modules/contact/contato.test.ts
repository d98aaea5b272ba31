import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { Mensagem } from './mensagem.entity.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
});
afterAll(() => shop.close());
beforeEach(() => shop.em.nativeDelete(Mensagem, {}));

const MESSAGE = { nome: 'João', email: 'joao@exemplo.com', celular: '11 99999-0000', assunto: 'Dúvida', mensagem: 'Qual plano?' };

const enviar = async (dados: Record<string, unknown>) => {
  const { statusCode, headers, body } = await shop.app.inject({
    method: 'POST',
    url: '/api/contato/enviar',
    payload: { ...MESSAGE, ...dados },
  });
  return { statusCode, type: headers['content-type'], body };
};

describe('a contact message', () => {
  it('is stored and answered in plain text', async () => {
    expect(await enviar({})).toEqual({
      statusCode: 200,
      type: 'text/plain; charset=utf-8',
      body: 'Mensagem enviada com sucesso!',
    });
    expect(await shop.em.fork().findAll(Mensagem)).toMatchObject([MESSAGE]);
  });

  it.each([
    ['nome', 'Nome é obrigatório'],
    ['email', 'Email é obrigatório'],
    ['celular', 'Celular é obrigatório'],
    ['assunto', 'Assunto é obrigatório'],
    ['mensagem', 'Mensagem é obrigatória'],
  ])('without %s is refused with the sentence to the letter', async (campo, mensagem) => {
    for (const vazio of ['', '   ', undefined, null]) {
      expect(await enviar({ [campo]: vazio })).toEqual({ statusCode: 400, type: 'text/plain; charset=utf-8', body: mensagem });
    }
    expect(await shop.em.count(Mensagem)).toBe(0);
  });

  it('goes through GraphQL as well', async () => {
    const { data } = await shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', { input: MESSAGE });
    expect(data).toEqual({ enviarContato: true });
    expect(await shop.em.count(Mensagem)).toBe(1);
  });

  it('needs the bot check where there is one', async () => {
    const guarded = await openShop();
    const response = await guarded.app.inject({ method: 'POST', url: '/api/contato/enviar', payload: MESSAGE });
    expect(response.statusCode).toBe(400);
    expect(response.body).toBe('Erro ao gerar token do reCAPTCHA.');
    await guarded.close();
  });
});
