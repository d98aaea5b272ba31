import { APLICATIVOS } from '../../pages/components/aplicativos.ts';
import { pictureDocument } from './page.ts';

const CSS = `
body { width: 1200px; height: 750px; overflow: hidden; display: grid; grid-template-columns: 220px 1fr; background: #f6f2e6; font-size: 15px }
aside { background: #0d2a1e; color: #b9cabd; padding: 22px 14px }
aside h1 { font: 700 19px Bricolage; color: #f4f0e2; padding: 0 10px 20px }
aside p { padding: 10px 12px; border-radius: 8px; font-weight: 500 }
aside p.on { background: #1d5039; color: #fff }
main { padding: 26px 30px; overflow: hidden }
h2 { font: 700 26px Bricolage; margin-bottom: 4px }
.sub { color: #4a574f; margin-bottom: 20px }
.grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 14px }
.card { background: #fffdf8; border: 1px solid #dfd5bd; border-radius: 12px; padding: 16px }
.mark { width: 44px; height: 44px; border-radius: 10px; background: #143a2a; color: #f7b614; display: grid; place-items: center; font: 700 17px Bricolage; margin-bottom: 10px }
.card b, .card span { display: block } .card span { color: #4a574f; font-size: 13px; margin-bottom: 10px }
.btn { display: inline-block; padding: 5px 12px; border-radius: 6px; background: #f7b614; font-weight: 700; font-size: 13px; color: #071912 }
.btn.alt { background: #dce9df; color: #143a2a }
table { width: 100%; border-collapse: collapse; background: #fffdf8; border: 1px solid #dfd5bd; border-radius: 12px }
th, td { text-align: left; padding: 13px 16px; border-bottom: 1px solid #ece4cf } th { color: #4a574f; font-size: 13px }
.ok, .no { padding: 3px 10px; border-radius: 99px; font-weight: 700; font-size: 13px } .ok { background: #dce9df; color: #1d5039 } .no { background: #f7dcd6; color: #8a2217 }
pre { background: #071912; color: #cfe3d5; border-radius: 12px; padding: 20px; font: 14px/1.75 'Liberation Mono', monospace; height: 560px }
pre b { color: #ffc93d } pre i { color: #7fc39b; font-style: normal }
.top { display: flex; justify-content: space-between; align-items: start }
.charts { display: grid; grid-template-columns: 1fr 1fr; gap: 14px } .charts svg { width: 100%; height: 150px; display: block }
.charts strong { font: 700 28px Bricolage }
`;

const MENU = ['Loja de aplicativos', 'Domínios e SSL', 'Bancos de dados', 'Logs', 'Monitoramento', 'Firewall', 'Fail2ban'];

function screen(item: number, subtitle: string, action: string, body: string): string {
  const menu = MENU.map((label, index) => `<p class="${index === item ? 'on' : ''}">${label}</p>`).join('');
  return pictureDocument(
    CSS,
    `<aside><h1>Control Panel</h1>${menu}</aside><main><div class="top"><div><h2>${MENU[item]}</h2><p class="sub">${subtitle}</p></div>${action && `<span class="btn">${action}</span>`}</div>${body}</main>`,
  );
}

const table = (head: string[], rows: string[][]) =>
  `<table><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;

const ok = (text: string) => `<span class="ok">${text}</span>`;
const no = (text: string) => `<span class="no">${text}</span>`;

function chart(title: string, now: string, seed: number): string {
  const points = Array.from(
    { length: 40 },
    (_, x) => `${x * 12.5},${80 - 32 * Math.sin((x + seed) / 4) - 18 * Math.sin((x * seed) / 7)}`,
  );
  return `<div class="card"><span>${title}</span><strong>${now}</strong><svg viewBox="0 0 490 150" preserveAspectRatio="none"><polyline points="${points.join(' ')} 487,150 0,150" fill="#dce9df"/><polyline points="${points.join(' ')}" fill="none" stroke="#2f7a55" stroke-width="3"/></svg></div>`;
}

const LOG = [
  '<i>14:02:11</i> loja-web      GET /produtos 200 12 ms',
  '<i>14:02:12</i> loja-web      GET /carrinho 200 9 ms',
  '<i>14:02:14</i> postgres      checkpoint complete: wrote 84 buffers',
  '<i>14:02:19</i> n8n           workflow "Pedidos" finished in 412 ms',
  '<b>14:02:23</b> loja-web      WARN estoque baixo: camiseta-azul-m',
  '<i>14:02:25</i> loja-web      POST /checkout 201 64 ms',
  '<i>14:02:31</i> redis         10 changes in 300 seconds. Saving...',
  '<i>14:02:31</i> redis         DB saved on disk',
  '<i>14:02:40</i> api           GET /healthz 200 1 ms',
  '<i>14:02:44</i> loja-web      GET /produtos?pagina=2 200 15 ms',
  '<i>14:02:52</i> n8n           webhook /whatsapp received',
  '<i>14:02:53</i> n8n           workflow "Atendimento" finished in 871 ms',
  '<i>14:03:01</i> api           GET /pedidos 200 23 ms',
  '<i>14:03:08</i> postgres      autovacuum: table "pedidos"',
];

/** The seven screens of the panel's gallery, by picture name, drawn as real interface. */
export const SCREENS: Readonly<Record<string, string>> = {
  'painel-loja': screen(
    0,
    'Escolha uma aplicação. Ela sobe em um contêiner só dela.',
    '',
    `<div class="grid">${APLICATIVOS.slice(0, 12)
      .map(
        ({ nome, categoria }, index) =>
          `<div class="card"><div class="mark">${nome.slice(0, 2)}</div><b>${nome}</b><span>${categoria}</span><span class="btn ${index % 5 === 0 ? 'alt' : ''}">${index % 5 === 0 ? 'Instalado' : 'Instalar'}</span></div>`,
      )
      .join('')}</div>`,
  ),
  'painel-dominios': screen(
    1,
    'Cada domínio aponta para um contêiner e tem o seu certificado.',
    'Adicionar domínio',
    table(
      ['Domínio', 'Destino', 'Certificado', 'Validade'],
      [
        ['loja.exemplo.com.br', 'loja-web:3000', ok('SSL grátis'), '12/02/2027'],
        ['api.exemplo.com.br', 'api:8080', ok('SSL grátis'), '12/02/2027'],
        ['n8n.exemplo.com.br', 'n8n:5678', ok('SSL grátis'), '03/02/2027'],
        ['exemplo.com.br', 'wordpress:80', ok('SSL próprio'), '30/09/2027'],
        ['wiki.exemplo.com.br', 'wikijs:3000', no('Aguardando DNS'), '–'],
      ],
    ),
  ),
  'painel-bancos': screen(
    2,
    'Crie bancos e usuários, veja o tamanho e faça cópias.',
    'Novo banco',
    table(
      ['Banco', 'Servidor', 'Usuário', 'Tamanho', 'Última cópia'],
      [
        ['loja', 'PostgreSQL 17', 'loja_app', '1,8 GB', 'hoje, 03:00'],
        ['n8n', 'PostgreSQL 17', 'n8n', '420 MB', 'hoje, 03:00'],
        ['wordpress', 'MariaDB 11', 'wp', '260 MB', 'hoje, 03:05'],
        ['eventos', 'MongoDB 8', 'eventos', '3,1 GB', 'hoje, 03:10'],
        ['cache', 'Redis 8', '–', '64 MB', '–'],
      ],
    ),
  ),
  'painel-logs': screen(3, 'Todos os contêineres, em tempo real.', 'Pausar', `<pre>${LOG.join('\n')}</pre>`),
  'painel-monitoramento': screen(
    4,
    'Uso do servidor nas últimas 24 horas.',
    '',
    `<div class="charts">${chart('CPU', '23%', 3)}${chart('Memória', '4,6 de 8 GB', 9)}${chart('Disco', '71 de 200 GB', 17)}${chart('Rede', '38 Mbit/s', 26)}</div>`,
  ),
  'painel-firewall': screen(
    5,
    'Só o que está nesta lista é aceito.',
    'Nova regra',
    table(
      ['Porta', 'Protocolo', 'Origem', 'Descrição', 'Ação'],
      [
        ['443', 'TCP', 'qualquer', 'Sites em HTTPS', ok('Permitir')],
        ['80', 'TCP', 'qualquer', 'Redireciona para HTTPS', ok('Permitir')],
        ['22', 'TCP', '203.0.113.10', 'SSH do escritório', ok('Permitir')],
        ['5432', 'TCP', '203.0.113.10', 'PostgreSQL do escritório', ok('Permitir')],
        ['todas', 'TCP e UDP', 'qualquer', 'O restante', no('Bloquear')],
      ],
    ),
  ),
  'painel-fail2ban': screen(
    6,
    'Quem erra a senha muitas vezes fica do lado de fora.',
    'Desbloquear IP',
    table(
      ['Endereço', 'Serviço', 'Tentativas', 'Bloqueado até', 'Situação'],
      [
        ['198.51.100.24', 'ssh', '18', 'hoje, 15:20', no('Bloqueado')],
        ['198.51.100.77', 'ssh', '9', 'hoje, 15:04', no('Bloqueado')],
        ['203.0.113.201', 'wordpress', '12', 'hoje, 14:58', no('Bloqueado')],
        ['192.0.2.143', 'painel', '6', 'hoje, 14:40', no('Bloqueado')],
        ['192.0.2.9', 'ssh', '5', '–', ok('Liberado')],
      ],
    ),
  ),
};
