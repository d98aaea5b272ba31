import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Administrador } from '../../modules/admin/administrador.entity.ts';
import { LinkDeAcesso } from '../../modules/admin/linkDeAcesso.entity.ts';
import { Entrega } from '../../modules/outbox/entrega.entity.ts';
import { MailShop } from '../support/mailShop.ts';
import { SENHA, signIn } from '../support/staff.ts';
import { SOON } from '../support/tellingShop.ts';

// Links of access go by mail where the shop sends any: whoever makes one is not shown it (088).

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open();
});
afterAll(() => shop.close());
// What delivers ends with each test: what is stored in the next waits until it says so.
afterEach(() => shop.still());

const NOVA = 'quatro girafas tocam oboé';
const linkIn = (text = '') => /https:\/\/loja\.example\/ipe\/acesso#([\w-]{43})/.exec(text)?.[1];
const choose = (token: string) =>
  shop.shop.app.inject({ method: 'POST', url: '/auth/senha', payload: { token, password: NOVA } });
const entries = (conta: string) =>
  shop.shop.em.fork().find(Entrega, { destino: 'email:conta', linhaId: Number(conta) }, { orderBy: { id: 'asc' } });

async function invite(usuario: string, email: string | null) {
  const { data, errors } = await shop.staff.graphql(
    'mutation ($usuario: String!, $senha: String!, $email: String) { convidarAdministrador(usuario: $usuario, papel: leitura, senha: $senha, email: $email) { endereco enviadoA administrador { id } } }',
    { usuario, senha: SENHA, email },
  );
  if (errors) throw new Error(errors[0]!.message);
  return data!.convidarAdministrador as { endereco: string | null; enviadoA: string | null; administrador: { id: string } };
}

describe('an invitation with an address', () => {
  it('goes to it and is shown to nobody else; what waits is sealed, and what has gone is forgotten', async () => {
    const given = await invite('bia', 'bia@exemplo.com');
    expect(given).toMatchObject({ endereco: null, enviadoA: 'bia@exemplo.com' });
    const { id } = given.administrador;
    const [waiting] = await entries(id);
    expect(waiting).toMatchObject({ tipo: 'conta.convite', estado: 'esperando' });
    await shop.deliver();
    await expect.poll(() => shop.mailsTo('bia@exemplo.com').length, SOON).toBe(1);
    const letter = shop.mailsTo('bia@exemplo.com')[0]!;
    expect(letter.subject).toBe('Convite para a equipe · Ipê Hospedagem');
    const token = linkIn(letter.text)!;
    expect(token).toHaveLength(43);
    expect(JSON.stringify(waiting!.dados)).not.toContain(token);
    await expect.poll(async () => (await entries(id))[0], SOON).toMatchObject({ estado: 'entregue', dados: null });
    expect((await choose(token)).statusCode).toBe(200);
  });

  it('that a newer one has ended before it could go is not sent', async () => {
    const { administrador } = await invite('caio', 'caio@exemplo.com');
    await shop.staff.graphql(`mutation { criarLinkDeAcesso(id: "${administrador.id}", senha: "${SENHA}") { enviadoA } }`);
    await shop.deliver();
    await expect.poll(() => shop.mailsTo('caio@exemplo.com').length, SOON).toBe(1);
    const states = async () => (await entries(administrador.id)).map(({ estado }) => estado);
    await expect.poll(states, SOON).toEqual(['descartada', 'entregue']);
    expect((await choose(linkIn(shop.mailsTo('caio@exemplo.com')[0]!.text)!)).statusCode).toBe(200);
  });

  it('that its server takes nothing for is given up at once, and counted among what did not arrive', async () => {
    shop.server.answer = (para) => (para === 'nina@exemplo.com' ? { code: 550, text: '5.1.1 no such user' } : null);
    const { administrador } = await invite('nina', 'nina@exemplo.com');
    await shop.deliver();
    await expect
      .poll(async () => (await entries(administrador.id))[0], SOON)
      .toMatchObject({ estado: 'desistida', tentativas: 1, resposta: 'O servidor de e-mail respondeu: 550 5.1.1 no such user' });
    const { data } = await shop.staff.graphql('{ painelAdmin { avisosDesistidos } }');
    expect(data!.painelAdmin).toEqual({ avisosDesistidos: 1 });
    // Other tests count as well.
    await shop.shop.em.fork().nativeDelete(Entrega, { destino: 'email:conta', linhaId: Number(administrador.id) });
  });

  it('without one is shown, and no letter goes', async () => {
    const { endereco, enviadoA, administrador } = await invite('dora', null);
    expect([linkIn(endereco!)?.length, enviadoA]).toEqual([43, null]);
    expect(await entries(administrador.id)).toEqual([]);
  });
});

it('a link for another password goes to the address of its account, and says so', async () => {
  const { id } = await signIn(shop.shop, 'eva', 'vendas');
  await shop.shop.em.fork().nativeUpdate(Administrador, { id }, { email: 'eva@exemplo.com' });
  await shop.staff.graphql(`mutation { criarLinkDeAcesso(id: "${id}", senha: "${SENHA}") { enviadoA } }`);
  await shop.deliver();
  await expect.poll(() => shop.mailsTo('eva@exemplo.com').length, SOON).toBe(1);
  const { subject, text } = shop.mailsTo('eva@exemplo.com')[0]!;
  expect(subject).toBe('Escolha uma nova senha · Ipê Hospedagem');
  expect(text).toContain('a conta sai de todos os navegadores em que entrou');
  expect((await choose(linkIn(text)!)).statusCode).toBe(200);
  expect(await shop.shop.em.fork().count(LinkDeAcesso, { administrador: id })).toBe(0);
});

describe('the letter of a link is the matter of whoever lets others in', () => {
  const idOf = async (conta: string) => (await entries(conta)).at(-1)!.id;
  const LISTED =
    '{ entregas(destino: "email:conta") { total } todas: entregas { itens { destino } } painelAdmin { avisosDesistidos } }';

  it('is neither seen, counted nor sent again by others who see to deliveries', async () => {
    const { administrador } = await invite('fina', 'fina@exemplo.com');
    const id = await idOf(administrador.id);
    await shop.shop.em.fork().nativeUpdate(Entrega, { id }, { estado: 'desistida' });
    const vendas = await signIn(shop.shop, 'venda.carta', 'vendas');
    const { data } = await vendas.graphql(LISTED);
    expect(data).toMatchObject({ entregas: { total: 0 }, painelAdmin: { avisosDesistidos: 0 } });
    expect(JSON.stringify(data!.todas)).not.toContain('email:conta');
    for (const which of [`(id: "${id}")`, '(destino: "email:conta")', ''])
      expect((await vendas.graphql(`mutation { tentarEntregas${which} }`)).data).toEqual({ tentarEntregas: 0 });
    expect((await entries(administrador.id))[0]!.estado).toBe('desistida');
    expect((await shop.staff.graphql(LISTED)).data).toMatchObject({ painelAdmin: { avisosDesistidos: 1 } });
    expect((await shop.staff.graphql(`mutation { tentarEntregas(id: "${id}") }`)).data).toEqual({ tentarEntregas: 1 });
  });

  it('ends its link when it is discarded, is sent by nobody any more, and says nothing that opens anything', async () => {
    const { administrador } = await invite('guto', 'guto@exemplo.com');
    const id = await idOf(administrador.id);
    expect((await shop.staff.graphql(`mutation { descartarEntregas(id: "${id}") }`)).data).toEqual({ descartarEntregas: 1 });
    expect((await entries(administrador.id))[0]).toMatchObject({ estado: 'descartada', dados: null });
    const link = await shop.shop.em.fork().findOneOrFail(LinkDeAcesso, { administrador: Number(administrador.id) });
    expect(link.expiraEm.getTime()).toBeLessThan(Date.now());
    expect((await shop.staff.graphql(`mutation { tentarEntregas(id: "${id}") }`)).data).toEqual({ tentarEntregas: 0 });
    // A letter that an older link has left behind ends the newer one by nothing.
    const again = `mutation { criarLinkDeAcesso(id: "${administrador.id}", senha: "${SENHA}") { enviadoA } }`;
    await shop.staff.graphql(again);
    const older = await idOf(administrador.id);
    await shop.staff.graphql(again);
    await shop.staff.graphql(`mutation { descartarEntregas(id: "${older}") }`);
    await shop.deliver();
    await expect.poll(() => shop.mailsTo('guto@exemplo.com').length, SOON).toBe(1);
    expect((await choose(linkIn(shop.mailsTo('guto@exemplo.com')[0]!.text)!)).statusCode).toBe(200);
  });
});
