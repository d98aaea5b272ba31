import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXEMPLOS } from '../../modules/mail/exemplo.ts';
import { MailShop } from '../support/mailShop.ts';
import { openShop } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';
import { SOON } from '../support/tellingShop.ts';

// Staff see what would be sent, and have it sent to themselves (059).

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open();
});
afterAll(() => shop.close());

describe('examples', () => {
  it('are what would be sent, shown to staff alone, in a page that may do nothing', async () => {
    const { data } = await shop.staff.graphql('{ emails { remetente equipe exemplos { exemplo assunto texto } } }');
    const { exemplos, ...settings } = data!.emails as { exemplos: { exemplo: string; assunto: string; texto: string }[] };
    expect(settings).toEqual({ remetente: 'loja@loja.example', equipe: ['vendas@loja.example', 'apoio@loja.example'] });
    expect(exemplos).toHaveLength(Object.keys(EXEMPLOS).length);
    for (const { exemplo, assunto } of exemplos) {
      const { statusCode, headers, body } = await shop.staff.rest('GET', `/api/emails/${exemplo}`);
      expect([statusCode, headers['cache-control'], headers['x-frame-options']]).toEqual([200, 'no-store', 'SAMEORIGIN']);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/);
      expect(body).toContain(`<title>${assunto}</title>`);
      const sources = [...body.matchAll(/src="([^"]*)"/g)].map(([, src]) => src);
      expect(sources.filter((src) => !/^(\/|data:image\/png;base64,)/.test(src!))).toEqual([]);
      expect((await shop.shop.app.inject(`/api/emails/${exemplo}`)).statusCode).toBe(401);
    }
    expect((await shop.staff.rest('GET', '/api/emails/outro')).statusCode).toBe(404);
    expect(exemplos[0]!.texto).toMatch(/Cupom de desconto EXEMPLO10: − R\$ \d/);
  });

  it('are sent to the staff of the settings when somebody asks, and to nobody else', async () => {
    await shop.deliver();
    const { data } = await shop.staff.graphql('mutation { testarEmail(exemplo: pago) }');
    await expect.poll(() => shop.mailsTo('vendas@loja.example').length, SOON).toBe(1);
    const mail = shop.mailsTo('vendas@loja.example')[0]!;
    expect(mail.subject).toMatch(/^Exemplo: Recebemos o seu pagamento · pedido /);
    expect(mail.para).toEqual(['vendas@loja.example', 'apoio@loja.example']);
    const entry = async () => (await shop.entries('email:equipe')).find(({ id }) => id === data!.testarEmail);
    await expect.poll(async () => (await entry())?.estado, SOON).toBe('entregue');
  });

  it('are not sent where no mail goes out, which is said', async () => {
    const silent = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
    const own = await signIn(silent);
    const { errors } = await own.graphql('mutation { testarEmail(exemplo: pago) }');
    expect(errors![0]).toMatchObject({
      message: 'A loja não envia e-mails: falta SMTP_URL na configuração.',
      extensions: { erro: 'EMAIL_DESLIGADO' },
    });
    expect((await own.graphql('{ emails { remetente } }')).data).toEqual({ emails: { remetente: null } });
    await silent.close();
  });
});
