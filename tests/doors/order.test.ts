import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
let planoId: number;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  planoId = (await criarPlano(shop.em.fork(), { valor: 100, desconto2: 0 })).id;
});
afterAll(() => shop.close());
beforeEach(() => shop.em.nativeDelete(Assinatura, {}));

async function salvar(payload: object, headers: Record<string, string> = {}) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/temporarios/salvar',
    headers,
    payload: { ...TEMPORARIO, ...payload },
  });
  const { campos } = response.json() as { campos?: { campo: string; mensagem: string }[] };
  return { status: response.statusCode, campo: campos?.[0]?.campo, mensagem: campos?.[0]?.mensagem };
}
const guardada = async () => (await shop.em.fork().findAll(Assinatura))[0];

describe('the period', () => {
  it.each([0, 3, 5, 36, '', '0', -1, 1.5, 'doze', '0xC', '1.2e1', '0b1', null])(
    '%j is refused by its name, with a plan and without',
    async (pagamento) => {
      expect(await salvar({ pagamento, valor: 100 })).toMatchObject({ status: 400, campo: 'pagamento' });
      expect(await salvar({ pagamento, valor: 1200, planoId })).toMatchObject({ status: 400, campo: 'pagamento' });
      expect(await shop.em.count(Assinatura)).toBe(0);
    },
  );

  it.each([1, 6, 12, 24, '12', ' 12 '])('%j is taken without a plan', async (pagamento) => {
    expect(await salvar({ pagamento, valor: 100 })).toMatchObject({ status: 200 });
  });
});

it('takes null for what is not there, in every optional field', async () => {
  const optional = ['empresa', 'email_copia', 'numero', 'complemento', 'tel_cel', 'dominio', 'dominio_registro', 'planoId', 'envio', 'cliente_usuario', 'cliente_revenda', 'cliente_adicional', 'indicacao', 'cupom', 'infoAdicional', 'data_cadastro', 'captchaToken', 'planoVisto', 'selectedSystem', 'espaco_adicional', 'valor_espaco_adicional', 'ip_adicional', 'valor_ip_adicional', 'chave']; // prettier-ignore
  const nulls = Object.fromEntries(optional.map((name) => [name, null]));
  expect(await salvar({ ...nulls, valor: 100 })).toMatchObject({ status: 200 });
  expect(await guardada()).toMatchObject({ envio: 1, emailCopia: '', dominioRegistro: 'Subdomínio temporário grátis' });
});

describe('the domain', () => {
  const placeholder = () => shop.config.placeholderDomain;

  it('of a free subdomain may be written as the placeholder', async () => {
    for (const dominio_registro of ['Subdomínio temporário grátis', undefined]) {
      await shop.em.nativeDelete(Assinatura, {});
      expect(await salvar({ valor: 100, dominio: placeholder(), dominio_registro })).toMatchObject({ status: 200 });
      expect(await guardada()).toMatchObject({ dominio: placeholder(), dominioRegistro: 'Subdomínio temporário grátis' });
    }
  });

  it('comes with the label of its type, or without one', async () => {
    const labels = [['Sim, registrar domínio pela Ipê Hospedagem', 'Sim, registrar domínio pela Ipê Hospedagem'], ['Não, já possui domínio registrado', 'Não, já possui domínio registrado'], [undefined, 'Não, já possui domínio registrado']]; // prettier-ignore
    for (const [dominio_registro, dominioRegistro] of labels) {
      await shop.em.nativeDelete(Assinatura, {});
      expect(await salvar({ valor: 100, dominio: 'minhaempresa.com.br', dominio_registro })).toMatchObject({ status: 200 });
      expect(await guardada()).toMatchObject({ dominio: 'minhaempresa.com.br', dominioRegistro });
    }
  });

  it('of one’s own is not stored as a free subdomain, through either door', async () => {
    const mensagem =
      'Com subdomínio temporário, deixe o domínio vazio; para usar um domínio, diga se ele será registrado ou já existe.';
    const real = { valor: 100, dominio: 'minhaempresa.com.br', dominio_registro: 'Subdomínio temporário grátis' };
    expect(await salvar(real)).toEqual({ status: 400, campo: 'dominio', mensagem });
    const input = {
      ...FORMULARIO,
      tipoDominio: 'subdominio',
      planoId: String(planoId),
      periodo: 12,
      valor: 1200,
      chave: novaChave(),
    };
    const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
    expect((await shop.graphql(query, { input })).errors![0]!.extensions).toMatchObject({
      campos: [{ campo: 'dominio', mensagem }],
    });
  });

  it.each(['Talvez', 'Sim', 'sim, registrar', 'Subdominio'])(
    'under the label %s is refused by the name of the label',
    async (dominio_registro) => {
      expect(await salvar({ valor: 100, dominio: 'minhaempresa.com.br', dominio_registro })).toMatchObject({
        status: 400,
        campo: 'dominio_registro',
        mensagem: expect.stringContaining('Não, já possui domínio registrado'),
      });
    },
  );
});

it('refuses a misspelt plan id instead of storing an order without a plan', async () => {
  expect(await salvar({ valor: 1200, planoID: planoId })).toEqual({
    status: 400,
    campo: 'planoID',
    mensagem: 'Campo desconhecido: planoID. Você quis dizer planoId?',
  });
  expect(await shop.em.count(Assinatura)).toBe(0);
});

it('refuses two keys, and takes one that is written twice', async () => {
  const valor = 100;
  expect(await salvar({ valor, chave: 'chave-numero-1' }, { 'idempotency-key': 'chave-numero-2' })).toMatchObject({
    status: 400,
    campo: 'chave',
  });
  expect(await salvar({ valor, chave: 'chave-numero-1' }, { 'idempotency-key': 'chave-numero-1' })).toMatchObject({
    status: 200,
  });
  expect(await salvar({ valor }, { 'idempotency-key': 'x'.repeat(101) })).toMatchObject({ status: 400, campo: 'chave' });
});

it('takes a bot token of the same length at every door', async () => {
  const guarded = await openShop({ RATE_LIMIT: 'off' });
  const answers = async (length: number) => {
    const token = 'x'.repeat(length);
    const contato = {
      nome: 'João',
      email: 'joao@exemplo.com',
      celular: '1',
      assunto: 'Dúvida',
      mensagem: 'Qual?',
      recaptchaToken: token,
    };
    const rest = (url: string, payload: object) => guarded.app.inject({ method: 'POST', url, payload });
    const { id } = await criarPlano(guarded.em.fork(), { valor: 100, desconto2: 0 });
    const input = { ...FORMULARIO, planoId: String(id), periodo: 12, valor: 1200, chave: novaChave(), captchaToken: token };
    const graphql = [
      await guarded.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { valor } }', { input }),
      await guarded.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', { input: contato }),
    ];
    return [
      (await rest('/api/temporarios/salvar', { ...TEMPORARIO, valor: 100, captchaToken: token })).json().detail,
      (await rest('/api/contato/enviar', contato)).body,
      ...graphql.map(({ errors }) => errors![0]!.message),
    ];
  };
  // An invented token is refused as what it is; only one that is no token any more is refused for its length.
  for (const length of [2001, 4999])
    expect(new Set(await answers(length))).toEqual(new Set(['Erro ao validar reCAPTCHA. Tente novamente.']));
  expect((await answers(5001)).every((answer) => /longo demais|no máximo 5000/.test(answer))).toBe(true);
  await guarded.close();
});
