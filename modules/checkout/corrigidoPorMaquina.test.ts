import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lerMarca } from '../brand/marca.service.ts';
import { cartaDePedido } from '../mail/daEquipe.server.ts';
import { papelariaDe } from '../mail/papelaria.service.ts';
import { textoDaCarta } from '../mail/texto.ts';
import { follow } from '../../tests/support/followed.ts';
import { linkedOrders, openLinkedShop, PAGO } from '../../tests/support/linkedOrders.ts';
import { Assinatura } from './assinatura.entity.ts';
import { codigoDe } from './codigo.ts';
import { lerPedidoEscrito } from './correspondencia.service.ts';

// A customer corrects his own order, which a program of the shop has corrected meanwhile: his does not replace that, and nobody is left to believe that it is another wish.

let desk: Awaited<ReturnType<typeof openLinkedShop>>;
beforeAll(async () => {
  desk = await openLinkedShop();
});
afterAll(() => desk.shop.close());
beforeEach(() => desk.shop.em.nativeDelete(Assinatura, {}));

const { linhas, pedir, dizer } = linkedOrders(() => desk);

/** What staff read of each order, as they came. */
async function lidas() {
  const query = '{ assinaturas(pagina: 1) { itens { id aReceber liberado situacao } } }';
  const { itens } = (await desk.staff.graphql(query)).data!.assinaturas as {
    itens: { id: string; aReceber: number; liberado: boolean; situacao: string | null }[];
  };
  return itens.toReversed();
}

/** An order, what a program makes of it, and what its customer makes of it afterwards. */
async function corrigirDosDoisLados({ pago, dele = {} }: { pago: boolean; dele?: Record<string, unknown> }) {
  const a = await pedir();
  if (pago) await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.clienteIdB, headers: desk.headers });
  const c = await pedir({ substitui: a.chave, meses: 24, ...dele });
  return { a, b, c };
}

describe('an order that a program has corrected, and then its customer', () => {
  it('has two that stand, of which his only cites it; who has paid is told not to pay again, and staff to ask him', async () => {
    const { a, b, c } = await corrigirDosDoisLados({ pago: true });
    const [primeira, deles, dele] = await linhas();
    expect(primeira).toMatchObject({ status: 'substituida', substituidaPorId: deles!.id });
    expect(deles).toMatchObject({ status: 'nova', pagaEm: new Date(PAGO), substituidaPorId: null });
    expect(dele).toMatchObject({ status: 'nova', pagaEm: null, substituiId: primeira!.id, soCita: true });
    const [doA, doB, doC] = [a, b, c].map(({ clienteIdB }) => codigoDe(clienteIdB));
    const { seen } = await follow(desk.shop, c.clienteIdB);
    expect(seen).toContain(
      `O pedido ${doA}, que está pago, já foi corrigido por outro, e este não muda nenhum deles. Se você queria só mudar o seu pedido, não pague este: escreva para contato@ipe.example com os dois códigos.`,
    );
    expect(seen).toContain(`Se você já pagou o pedido ${doB}, não pague de novo`);
    const query = 'query ($id: ID!) { acompanhamento(clienteIdB: $id) { outros } }';
    const doPrograma = await desk.shop.graphql(query, { id: b.clienteIdB });
    expect(doPrograma.data!.acompanhamento).toEqual({ outros: [doA, doC] });
    const aVer = 'são duas. Veja com o cliente se quer as duas; se não, cancele uma delas.';
    expect((await lidas()).map(({ situacao }) => situacao)).toEqual([
      expect.stringContaining(`No lugar dela vale a assinatura ${deles!.id}, que a corrige.`),
      expect.stringContaining(`A assinatura ${dele!.id} cita a assinatura ${primeira!.id}, que esta corrige: ${aVer}`),
      `Só cita a assinatura ${primeira!.id}, no lugar da qual vale a assinatura ${deles!.id}, já paga: ${aVer}`,
    ]);
  });

  it('is told to staff in the letter of the new one', async () => {
    const { a } = await corrigirDosDoisLados({ pago: true });
    const { config, em } = desk.shop;
    const { pagamento, loja } = papelariaDe(config, await lerMarca(config));
    const pedido = (await lerPedidoEscrito(em.fork(), (await linhas())[2]!.id, pagamento, new Date()))!;
    expect(textoDaCarta(cartaDePedido(pedido, loja), loja).replaceAll(/\s+/g, ' ')).toContain(
      `Ele cita o pedido ${codigoDe(a.clienteIdB)}, pago e corrigido por outro: vale por si, e o pagamento daquele não conta para este. São dois: veja com o cliente se quer os dois, antes de cobrar ou liberar este.`,
    );
  });

  it('is cited by his also where the program’s is of another total, which leaves the payment where it was', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    await pedir({ substitui: a.clienteIdB, meses: 24, headers: desk.headers });
    const c = await pedir({ substitui: a.chave, meses: 24 });
    const [primeira, deles, dele] = await linhas();
    expect((await follow(desk.shop, c.clienteIdB)).seen).toContain(
      `Este pedido não muda o pedido ${codigoDe(a.clienteIdB)}, que está pago: são dois pedidos. Se você queria só mudar aquele, não pague este:`,
    );
    const lidos = await lidas();
    expect(lidos.map(({ liberado }) => liberado)).toEqual([false, false, false]);
    expect(lidos[1]!.situacao).toContain(`A assinatura ${dele!.id} cita a assinatura ${primeira!.id}, que esta corrige:`);
    expect(lidos[2]!.situacao).toContain(
      `Só cita a assinatura ${primeira!.id}, já paga, no lugar da qual vale a assinatura ${deles!.id}: são duas.`,
    );
  });

  it('is released once for one payment', async () => {
    await corrigirDosDoisLados({ pago: true });
    expect((await lidas()).map(({ liberado }) => liberado)).toEqual([false, true, false]);
  });

  it('is read by staff as one wish where nobody has paid either', async () => {
    const { a, c } = await corrigirDosDoisLados({ pago: false });
    const [primeira, deles, dele] = await linhas();
    expect(dele).toMatchObject({ substituiId: primeira!.id, soCita: true });
    const [, dosProgramas, doCliente] = (await lidas()).map(({ situacao }) => situacao);
    expect(dosProgramas).toContain(`A assinatura ${dele!.id} cita a assinatura ${primeira!.id}, que esta corrige: são duas.`);
    expect(doCliente).toContain(`no lugar da qual vale a assinatura ${deles!.id}: são duas.`);
    const { seen } = await follow(desk.shop, c.clienteIdB);
    expect(seen).toContain(`O pedido ${codigoDe(a.clienteIdB)} já foi corrigido por outro, e este não muda nenhum deles.`);
    expect((await lidas()).map(({ aReceber }) => aReceber)).toEqual([0, 240, 480]);
  });

  it('is named as well where the program’s is concluded by then', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await pedir({ substitui: a.clienteIdB, headers: desk.headers });
    await dizer(b.clienteIdB, { status: 'concluida' });
    await pedir({ substitui: a.chave, meses: 24 });
    expect((await linhas())[2]).toMatchObject({ substituiId: (await linhas())[0]!.id, soCita: true });
  });

  it('is cited by nobody of another e-mail and document, nor by who may have guessed its key', async () => {
    const estranho = { emailPrincipal: 'estranho@empresa.com.br', cpfCnpj: '11.222.333/0001-81', nomeEmpresa: 'Outra Empresa' };
    await corrigirDosDoisLados({ pago: true, dele: estranho });
    expect((await linhas())[2]).toMatchObject({ substituiId: null, soCita: false });
    for (const chave of ['pedido-7001', 'pedido-7002']) {
      const a = await pedir({ chave });
      if (chave === 'pedido-7001') await dizer(a.clienteIdB, { pagaEm: PAGO });
      await pedir({ substitui: a.clienteIdB, headers: desk.headers, meses: 24 });
      await pedir({ substitui: chave, meses: 24 });
      expect((await linhas()).at(-1)).toMatchObject({ substituiId: null, soCita: false });
    }
  });
});
