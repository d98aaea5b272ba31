import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { criarPlano } from '../support/factories.ts';
import { novaChave } from '../support/factories.order.ts';
import { openShop } from '../support/shop.ts';
import { openMailServer } from '../support/mailServer.ts';
import { MailShop } from '../support/mailShop.ts';
import { QUICK, SOON } from '../support/tellingShop.ts';

// What customers and staff are written of orders and messages, over real SMTP (059).

const MARIA = 'maria@empresa.com.br';
const CONTATO = { nome: 'Rui', email: 'rui@exemplo.com', celular: '11', assunto: 'Oi', mensagem: 'Olá' };

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open();
});
afterAll(() => shop.close());
afterEach(() => shop.reset());

/** The letter to an address, once it is there. */
async function letterTo(address: string, n = 0) {
  await expect.poll(() => shop.mailsTo(address).length, SOON).toBeGreaterThan(n);
  return shop.mailsTo(address)[n]!;
}

describe('a confirmation', () => {
  it('has what was ordered, what it costs, how it is paid until when, the contract and where the order is followed', async () => {
    await shop.deliver();
    const { said } = await shop.orderByRest();
    const { clienteIdB, codigo } = said;
    const mail = await letterTo(MARIA);
    expect(mail.subject).toBe(`Recebemos o seu pedido · pedido ${codigo}`);
    expect(mail.from).toEqual({ name: 'Ipê Loja', address: 'loja@loja.example' });
    expect(mail.to).toEqual([{ name: '', address: MARIA }]);
    expect(mail.replyTo).toEqual([{ name: '', address: 'contato@ipe.example' }]);
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}\.email-cliente@loja\.example>$/);
    const query = `{ acompanhamento(clienteIdB: "${clienteIdB}") { plano pagamento { ate codigoPix } } }`;
    const { plano, pagamento } = (await shop.shop.graphql(query)).data!.acompanhamento as {
      plano: string;
      pagamento: { ate: string; codigoPix: string };
    };
    const ate = pagamento.ate.split('-').toReversed().join('/');
    const visible = mail.html!.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const form of [mail.text!, visible])
      for (const part of [
        'Olá, Maria!',
        `Código${form === visible ? '' : ':'} ${codigo}`,
        'Anual (12 meses)',
        `${plano}, 12 meses`,
        'R$ 240,00',
        'Desconto de 10% no plano anual',
        '− R$ 24,00',
        'Total do período',
        'R$ 216,00',
        `até ${ate}`,
        pagamento.codigoPix,
        'O seu banco mostra R$ 216,00 para IPE HOSPEDAGEM',
        'Prefere PayPal ou boleto? Escreva para contato@ipe.example com o código do pedido.',
        `Use até ${ate} sem pagar. Se quiser ficar, pague R$ 216,00 até ${ate}; se não, não faça nada: nada é cobrado.`,
        `Enquanto não pagar, desistir não custa nada. Você pode desistir em até 7 dias depois do primeiro pagamento ou da liberação do plano, o que vier por último, e recebe de volta o que pagou (Código de Defesa do Consumidor, artigo 49). Para isso, escreva para contato@ipe.example ou pelo WhatsApp, com o código do pedido.`,
      ])
        expect.soft(form.replaceAll('PAGUE COM PIX ATÉ', 'até')).toContain(part);
    for (const link of [`https://loja.example/acompanhar/${clienteIdB}`, 'https://loja.example/contrato-de-hospedagem']) {
      expect(mail.html).toContain(`href="${link}"`);
      expect(mail.text).toContain(link);
    }
    const [picture] = mail.attachments;
    expect([picture!.mimeType, mail.html!.includes(`cid:${picture!.contentId!.slice(1, -1)}`)]).toEqual(['image/png', true]);
    const { data, info } = await sharp(Buffer.from(picture!.content as ArrayBuffer))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(pagamento.codigoPix);
  });

  it('has what was chosen besides the plan, once, and of the domain which it is, what it costs and when it is registered', async () => {
    await shop.deliver();
    const { id } = await criarPlano(shop.shop.em.fork(), {
      planoTipo: 'VPSCPANEL',
      nome: 'cPanel Ramo',
      valor: 100,
      desconto3: 0,
    });
    const chosen = { planoId: String(id), selectedSystem: 'Debian 12', espacoAdicional: 50, ipAdicional: 1, valor: 1740 };
    const { clienteIdB } = await shop.order({ ...chosen, tipoDominio: 'registro', dominio: 'maria-loja.com' });
    const { text, html } = await letterTo(MARIA);
    for (const said of [
      'Sistema operacional: Debian 12',
      'Espaço adicional de 50 GB, 12 meses: R$ 300,00',
      '1 IP adicional, 12 meses: R$ 240,00',
      'Domínio: Registro à parte, R$ 75,00 por ano, cobrado depois',
      'Nome do domínio: maria-loja[.]com\n',
      'registra o domínio quando ele for pago; depois, é um pagamento por ano.',
      'O servidor é liberado após a confirmação do pagamento. Antes, nossa equipe confere o pedido; depois, manda os dados de acesso ao e-mail do pedido.',
      'Chamados e cancelamento ficam no Portal do Cliente.',
    ])
      expect.soft(text).toContain(said);
    expect(text).not.toContain('Espaço adicional: ');
    expect(text! + html!).not.toContain('maria-loja.com');
    const toStaff = (await letterTo('vendas@loja.example')).text!;
    expect(toStaff).toContain('Nome do domínio: maria-loja[.]com\n');
    expect(toStaff).not.toContain('maria-loja.com');
    // Corrected by staff, so that nobody can say any more what the total consists of.
    await shop.shop.em.nativeUpdate(Assinatura, { clienteIdB }, { valor: 1700 });
    await shop.handle(clienteIdB, 'concluida');
    const later = (await letterTo(MARIA, 1)).text!;
    expect(later).toContain('Espaço adicional: 50 GB\nIPs adicionais: 1\n');
  });

  it('leads to the very text that was accepted', async () => {
    await shop.deliver();
    const query = 'query ($id: ID!) { plano(id: $id) { contrato { versao } } }';
    const { data } = await shop.shop.graphql(query, { id: shop.planoId });
    const { versao } = (data!.plano as { contrato: { versao: string } }).contrato;
    await shop.order({ contrato: versao });
    expect((await letterTo(MARIA)).text).toContain(`https://loja.example/contrato/${versao}`);
  });

  it('of an order that came without a plan says nothing that was typed, and another letter says the price once it is confirmed', async () => {
    await shop.deliver();
    const semPlano = {
      planoId: undefined,
      plano: 'GANHE em www.golpe.example',
      valor: 500,
      nome: 'WWW.Golpe.Example Ganhe',
      empresa: 'WWW.Golpe.Example Ganhe',
      cpf_cnpj: '12345678000195',
      chave: novaChave(),
    };
    const { statusCode, said } = await shop.orderByRest(semPlano);
    expect([statusCode, said.codigo]).toEqual([200, expect.any(String)]);
    const mail = await letterTo(MARIA);
    for (const form of [mail.html!, mail.text!]) {
      expect(form).toContain('A confirmar pela nossa equipe');
      expect(form).toContain('Olá!');
      expect(form).not.toMatch(/golpe|ganhe|R\$ 500/i);
    }
    const { data } = await shop.staff.graphql(`{ assinaturas(busca: "${said.clienteIdB}") { itens { id versao } } }`);
    const { id, versao } = (data!.assinaturas as { itens: { id: string; versao: number }[] }).itens[0]!;
    await shop.staff.graphql(`mutation { confirmarValor(id: "${id}", versao: ${versao}, valor: 480) { id } }`);
    const second = await letterTo(MARIA, 1);
    expect(second.subject).toBe(`O valor do seu pedido foi confirmado · pedido ${said.codigo}`);
    expect(second.text).toContain('Total do período: R$ 480,00');
    expect(second.text).toContain('PIX copia e cola');
    const late = { status: 'em_atendimento', dataCadastro: '2020-01-01' } as const;
    await shop.shop.em.nativeUpdate(Assinatura, { clienteIdB: said.clienteIdB }, late);
    // Each change is a version.
    await shop.staff.graphql(`mutation { confirmarValor(id: "${id}", versao: ${versao + 2}, valor: 470) { id } }`);
    const changed = await letterTo(MARIA, 2);
    expect(changed.subject).toBe(`O valor do seu pedido mudou · pedido ${said.codigo}`);
    expect(changed.text).toContain(
      'O valor deste pedido mudou: antes R$ 480,00, agora R$ 470,00.\n\nSe você já pagou R$ 480,00, ou outro valor por este pedido, não pague por este código:',
    );
    // Whoever hears the total only now has as many days as at first.
    expect(changed.text).toContain('PIX copia e cola');
    const page = await shop.shop.app.inject({ url: `/acompanhar/${said.clienteIdB}`, headers: { accept: 'text/html' } });
    expect(page.body.replaceAll('\u00A0', ' ')).toContain('antes R$ 480,00, agora R$ 470,00');
    const before = (await shop.entries()).length;
    await shop.staff.graphql(`mutation { confirmarValor(id: "${id}", versao: ${versao + 3}, valor: 470) { id } }`);
    expect(await shop.entries()).toHaveLength(before);
  });

  it('that corrects another order says so, and the one that was corrected gets none any more', async () => {
    const chave = novaChave();
    const first = await shop.order({ chave });
    const second = await shop.order({ cidade: 'Campinas', substitui: chave });
    await shop.deliver();
    const mail = await letterTo(MARIA);
    expect(mail.text).toContain(`Ele corrige o pedido ${first.codigo}: pague só por este.`);
    expect(mail.text).toContain(`/acompanhar/${second.clienteIdB}`);
    const states = async () => (await shop.entries()).slice(0, 2).map(({ estado }) => estado);
    await expect.poll(states, SOON).toEqual(['entregue', 'descartada']);
    expect((await shop.entries())[1]!.resposta).toBe('O pedido já está de outro jeito: não há mais o que dizer disto.');
    expect(shop.mailsTo(MARIA)).toHaveLength(1);
  });

  it('is sent once, however often the order is sent', async () => {
    await shop.deliver();
    const same = { chave: novaChave() };
    const before = (await shop.entries()).length;
    await shop.order(same);
    await shop.order(same);
    await letterTo(MARIA);
    expect((await shop.entries()).length).toBe(before + 1);
  });
});

describe('staff', () => {
  const VENDAS = 'vendas@loja.example';

  it('hear of an order: what was typed is text, and nobody makes a link of it', async () => {
    await shop.deliver();
    const nome = 'Loja <b>x</b> www.golpe.example https://golpe.example/x';
    const { codigo } = await shop.order({ nomeEmpresa: nome, cpfCnpj: '12.345.678/0001-95' });
    const mail = await letterTo(VENDAS);
    expect(mail.subject).toBe(`Novo pedido ${codigo}: R$ 216,00`);
    expect(mail.to?.map(({ address }) => address)).toEqual([VENDAS, 'apoio@loja.example']);
    expect(mail.replyTo).toEqual([{ name: '', address: MARIA }]);
    for (const form of [mail.html!, mail.text!]) {
      expect(form).not.toMatch(/golpe\.example|:\/\/golpe/);
      expect(form).toContain('golpe[.]example');
    }
    expect(mail.html).toContain('&lt;b&gt;x');
    expect(mail.html).toContain(`href="https://loja.example/ipe/assinaturas?busca=${codigo}"`);
  });

  it('hear of a message, whatever was typed into it', async () => {
    await shop.deliver();
    const typed = {
      nome: 'Rui\r\nBcc: todos@golpe.example',
      email: 'rui@exemplo.com',
      celular: '11',
      assunto: 'Oi\r\nX-Golpe: sim\r\n\r\n<script>alert(1)</script>',
      mensagem: 'Veja <a href="http://golpe.example">aqui</a>,\nou javascript:alert(1), ou golpe.example.\n.\nQUIT',
    };
    const { data } = await shop.shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', {
      input: typed,
    });
    expect(data).not.toBeNull();
    const mail = await letterTo(VENDAS);
    expect(mail.para).toEqual([VENDAS, 'apoio@loja.example']);
    expect(mail.subject).toBe('Nova mensagem pelo site');
    expect(mail.replyTo).toEqual([{ name: '', address: 'rui@exemplo.com' }]);
    expect(mail.headers.map(({ key }) => key).filter((key) => /bcc|golpe/.test(key))).toEqual([]);
    expect(mail.html).not.toMatch(/<script|<a href="http:\/\/golpe|golpe\.example|javascript:/);
    expect(mail.text).toContain('> ou javascript[:]alert(1), ou golpe[.]example.\n> .\n> QUIT');
  });
});

describe('a server of mail', () => {
  const entry = async () => (await shop.entries())[0]!;

  it('that refuses for now is asked again, and nothing is lost or comes twice', async () => {
    let refusal: { code: number; text: string } | null = { code: 451, text: `4.7.1 Greylisted <${MARIA}>, try again` };
    shop.server.answer = (para) => (para === MARIA ? refusal : null);
    await shop.deliver({ tempo: { ...QUICK, pausas: Array<number>(999).fill(20) } });
    await shop.order();
    await expect.poll(async () => (await entry()).resposta, SOON).toContain('451 4.7.1 Greylisted [endereço] try again');
    refusal = { code: 552, text: 'cheia' };
    await expect.poll(async () => (await entry()).resposta, SOON).toContain('552 cheia');
    refusal = null;
    await letterTo(MARIA);
    await expect.poll(async () => (await entry()).estado, SOON).toBe('entregue');
    expect(shop.mailsTo(MARIA)).toHaveLength(1);
  });

  it.each(['5.1.1 No such user', 'User unknown'])(
    'that says there is no such address is asked once, and staff are told: %s',
    async (text) => {
      shop.server.answer = (para) => (para === MARIA ? { code: 550, text } : null);
      await shop.deliver();
      await shop.order();
      await expect.poll(async () => (await entry()).estado, SOON).toBe('desistida');
      expect(await entry()).toMatchObject({ tentativas: 1, resposta: `O servidor de e-mail respondeu: 550 ${text}` });
      expect((await shop.staff.graphql('{ painelAdmin { avisosDesistidos } }')).data!.painelAdmin).toEqual({
        avisosDesistidos: 1,
      });
    },
  );

  it.each([
    [553, '5.7.1 Sender address rejected: not owned by user'],
    [550, '5.1.8 Bad sender domain'],
    [550, 'relay not permitted'],
    [550, 'hourly limit exceeded for this sender'],
  ])('that refuses whom a letter is from, or how much comes, gets it again: %i %s', async (code, text) => {
    shop.server.answer = (para) => (para === MARIA ? { code, text } : null);
    await shop.deliver();
    await shop.order();
    await expect.poll(async () => (await entry()).resposta, SOON).toContain(`${code} ${text}`);
    shop.server.answer = () => null;
    await expect.poll(async () => (await entry()).estado, SOON).toBe('entregue');
  });

  it('that keeps silent, or breaks off, is asked again', async () => {
    const answers = ['hang', 'die'] as const;
    let asked = 0;
    shop.server.answer = (para) => (para === MARIA ? (answers[asked] ?? null) : null);
    const worker = await shop.deliver({ tentativa: 500 });
    await shop.order();
    await expect.poll(async () => (await entry()).resposta, SOON).toMatch(/não (respondeu|terminou) a tempo/);
    asked = 1;
    await expect.poll(async () => (await entry()).resposta, SOON).toMatch(/interrompida/);
    asked = 2;
    await letterTo(MARIA);
    await worker.stop();
    expect(new Set(shop.mailsTo(MARIA).map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('that is not there is asked until it is', async () => {
    await shop.server.close();
    await shop.deliver({ tempo: { ...QUICK, pausas: Array<number>(8).fill(50) } });
    await shop.order();
    await expect.poll(async () => (await entry()).resposta, SOON).toBe('O servidor de e-mail recusou a conexão.');
    shop.server = await openMailServer({}, Number(new URL(shop.server.url).port));
    await letterTo(MARIA);
  });
});

describe('settings', () => {
  it('without a server nobody is to be written to, and without staff nobody of them', async () => {
    const silent = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
    const plain = await MailShop.open({ MAIL_STAFF: '' });
    await plain.order();
    expect([(await plain.entries()).length, (await plain.entries('email:equipe')).length]).toEqual([1, 0]);
    await plain.close();
    const { statusCode } = await silent.app.inject({ method: 'POST', url: '/api/contato/enviar', payload: CONTATO });
    expect([statusCode, await silent.em.getConnection().execute('select * from entregas')]).toEqual([200, []]);
    await silent.close();
  });
});
