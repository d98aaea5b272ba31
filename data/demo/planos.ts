import type { RequiredEntityData } from '@mikro-orm/core';
import type { Plano } from '../../modules/catalogue/plano.entity.ts';
import type { PlanoTipo } from '../../modules/catalogue/plano.ts';

type Dados = RequiredEntityData<Plano>;
type Descontos = readonly [number, number, number];

/** Plans of one type in order of appearance; the last argument says what all of them share. */
function familia(planoTipo: PlanoTipo, descontos: Descontos, comum: Partial<Dados>, planos: Partial<Dados>[]): Dados[] {
  const [desconto1, desconto2, desconto3] = descontos;
  return planos.map(
    (plano, posicao) => ({ planoTipo, ordem: posicao + 1, desconto1, desconto2, desconto3, ...comum, ...plano }) as Dados,
  );
}

const FORA_DE_VENDA = { ativo: false, descricao: 'Plano antigo, fora de venda.' };

const hospedagem: Dados[] = [
  ...familia('PHP', [0, 15, 25], { tecnologia: 'PHP, Perl e Python', banco: 'MySQL (MariaDB)' }, [
    { nome: 'PHP Broto', descricao: 'Para o primeiro site ou um blog.', valor: 14.9, processamento: 1, ram1: 1024, disco: 10, emails: 10 },
    { nome: 'PHP Ramo', descricao: 'Para empresas com e-mail e loja pequena.', valor: 24.9, processamento: 2, ram1: 2048, disco: 30, emails: 50, promocional: true },
    { nome: 'PHP Copa', descricao: 'Para lojas e portais com acesso diário.', valor: 39.9, processamento: 2, ram1: 3072, disco: 60, emails: 100 },
    { nome: 'PHP Florada', descricao: 'Para vários sites ou muito tráfego.', valor: 59.9, processamento: 4, ram1: 4096, disco: 120 },
    { nome: 'PHP Semente', valor: 9.9, processamento: 1, ram1: 512, disco: 5, emails: 5, ...FORA_DE_VENDA },
  ]),
  ...familia('REVENDAPHP', [0, 12, 20], { tecnologia: 'PHP com WHM e cPanel', banco: 'MySQL (MariaDB)' }, [
    { nome: 'Revenda 50', descricao: 'Para quem atende os primeiros clientes.', valor: 69.9, processamento: 2, ram1: 2048, disco: 50 },
    { nome: 'Revenda 100', descricao: 'Para agências com uma carteira em dia.', valor: 109.9, processamento: 4, ram1: 4096, disco: 100 },
    { nome: 'Revenda 200', descricao: 'Para quem vende hospedagem todo dia.', valor: 189.9, processamento: 6, ram1: 8192, disco: 200, promocional: true },
    { nome: 'Revenda 20', valor: 39.9, processamento: 1, ram1: 1024, disco: 20, ...FORA_DE_VENDA },
  ]),
  ...familia('NODEJS', [0, 10, 20], { tecnologia: 'Node.js', banco: 'MySQL (MariaDB) e PostgreSQL' }, [
    { nome: 'Node 1', descricao: 'Uma API ou um bot sempre no ar.', valor: 24.9, processamento: 1, ram1: 512, disco: 10, emails: 10, app: 1 },
    { nome: 'Node 2', descricao: 'Site e API no mesmo plano, com PostgreSQL.', valor: 44.9, processamento: 2, ram1: 1024, disco: 20, emails: 30, app: 3, promocional: true },
    { nome: 'Node 3', descricao: 'Para equipes com vários serviços.', valor: 79.9, processamento: 4, ram1: 2048, disco: 40, emails: 60, app: 6 },
    { nome: 'Node 0', valor: 14.9, processamento: 1, ram1: 256, disco: 5, emails: 2, app: 1, ...FORA_DE_VENDA },
  ]),
  ...familia('SPRING', [0, 10, 20], { tecnologia: 'Java LTS', banco: 'MySQL (MariaDB) e PostgreSQL' }, [
    { nome: 'Spring 1', descricao: 'Uma API enxuta em produção.', valor: 39.9, processamento: 1, ram1: 512, ram2: 512, disco: 10, emails: 10, app: 1 },
    { nome: 'Spring 2', descricao: 'Sistema web com PostgreSQL.', valor: 64.9, processamento: 2, ram1: 1024, ram2: 1024, disco: 20, emails: 30, app: 2 },
    { nome: 'Spring 3', descricao: 'Vários serviços que conversam entre si.', valor: 109.9, processamento: 4, ram1: 2048, ram2: 2048, disco: 40, emails: 60, app: 4, promocional: true },
    { nome: 'Spring 0', valor: 29.9, processamento: 1, ram1: 256, ram2: 256, disco: 5, emails: 2, app: 1, ...FORA_DE_VENDA },
  ]),
  ...familia('JAVA', [0, 10, 20], { tecnologia: 'Tomcat e Jakarta EE', banco: 'MySQL (MariaDB) e PostgreSQL' }, [
    { nome: 'Java 1', descricao: 'Um WAR com Tomcat só seu.', valor: 34.9, processamento: 1, ram1: 512, ram2: 512, disco: 10, emails: 10, app: 1 },
    { nome: 'Java 2', descricao: 'Sistema JSF ou Jakarta EE com PostgreSQL.', valor: 59.9, processamento: 2, ram1: 1024, ram2: 1024, disco: 20, emails: 30, app: 2, promocional: true },
    { nome: 'Java 3', descricao: 'Mais memória para aplicações grandes.', valor: 99.9, processamento: 4, ram1: 2048, ram2: 2048, disco: 40, emails: 60, app: 4 },
    { nome: 'Java 0', valor: 24.9, processamento: 1, ram1: 256, ram2: 256, disco: 5, emails: 2, app: 1, ...FORA_DE_VENDA },
  ]),
];

const vps: Dados[] = [
  ...familia('VPSLINUX', [0, 8, 15], { app: 1000 }, [
    { nome: 'Linux 2 GB', descricao: 'Para testes, VPN e serviços pequenos.', valor: 49.9, processamento: 1, ram1: 2, disco: 40 },
    { nome: 'Linux 4 GB', descricao: 'Para um site com banco de dados.', valor: 79.9, processamento: 2, ram1: 4, disco: 80, promocional: true },
    { nome: 'Linux 8 GB', descricao: 'Para aplicações com tráfego constante.', valor: 139.9, processamento: 4, ram1: 8, disco: 160 },
    { nome: 'Linux 16 GB', descricao: 'Para bancos de dados e vários serviços.', valor: 249.9, processamento: 8, ram1: 16, disco: 320 },
    { nome: 'Linux 1 GB', valor: 29.9, processamento: 1, ram1: 1, disco: 20, ...FORA_DE_VENDA },
  ]),
  ...familia('VPSLINUXHYPER', [0, 8, 15], {}, [
    { nome: 'Special 4 GB', descricao: 'O começo de um projeto que vai crescer.', valor: 89.9, processamento: 2, ram1: 4, disco: 60, app: 400 },
    { nome: 'Special 8 GB', descricao: 'Para sites e APIs com acesso diário.', valor: 159.9, processamento: 4, ram1: 8, disco: 120, app: 1000 },
    { nome: 'Special 16 GB', descricao: 'Para lojas e sistemas com muitos usuários.', valor: 289.9, processamento: 6, ram1: 16, disco: 240, app: 1500, promocional: true },
    { nome: 'Special 32 GB', descricao: 'Para cargas que não podem esperar.', valor: 519.9, processamento: 12, ram1: 32, disco: 480, app: 2000 },
    { nome: 'Hyper 2 GB', valor: 59.9, processamento: 1, ram1: 2, disco: 30, app: 400, ...FORA_DE_VENDA },
  ]),
  ...familia('VPSCPANEL', [0, 7, 12], { tecnologia: 'PHP, Java EE, Node.js e Spring Boot', banco: 'MySQL (MariaDB) e PostgreSQL' }, [
    { nome: 'cPanel 5', descricao: 'Para os sites de uma empresa.', valor: 199.9, processamento: 2, ram1: 4, disco: 80, dominios: 5, app: 400 },
    { nome: 'cPanel 30', descricao: 'Para agências com dezenas de sites.', valor: 329.9, processamento: 4, ram1: 8, disco: 160, dominios: 30, app: 1000, promocional: true },
    { nome: 'cPanel 50', descricao: 'Para carteiras com lojas virtuais.', valor: 449.9, processamento: 6, ram1: 12, disco: 240, dominios: 50, app: 1500 },
    { nome: 'cPanel 100', descricao: 'Para provedores e grandes agências.', valor: 699.9, processamento: 8, ram1: 24, disco: 480, dominios: 100, app: 2000 },
    { nome: 'cPanel 1', valor: 149.9, processamento: 1, ram1: 2, disco: 40, dominios: 1, app: 400, ...FORA_DE_VENDA },
  ]),
  ...familia('VPSICP', [0, 8, 15], { app: 1000, tecnologia: 'Docker' }, [
    { nome: 'ICP 2 GB', descricao: 'Um site e um banco em contêineres.', valor: 59.9, processamento: 1, ram1: 2, disco: 50 },
    { nome: 'ICP 4 GB', descricao: 'Aplicação, banco e cache, com folga.', valor: 94.9, processamento: 2, ram1: 4, disco: 100 },
    { nome: 'ICP 8 GB', descricao: 'Vários projetos no mesmo servidor.', valor: 164.9, processamento: 4, ram1: 8, disco: 200, promocional: true },
    { nome: 'ICP 16 GB', descricao: 'Produção de uma equipe inteira.', valor: 294.9, processamento: 8, ram1: 16, disco: 400 },
    { nome: 'ICP 1 GB', valor: 39.9, processamento: 1, ram1: 1, disco: 25, ...FORA_DE_VENDA },
  ]),
  ...familia('VPSN8N', [0, 8, 15], { app: 1000, tecnologia: 'n8n em Docker', banco: 'PostgreSQL' }, [
    { nome: 'n8n Início', descricao: 'Para os primeiros fluxos da empresa.', valor: 64.9, processamento: 1, ram1: 2, disco: 50 },
    { nome: 'n8n Equipe', descricao: 'Para atendimento e vendas no automático.', valor: 104.9, processamento: 2, ram1: 4, disco: 100, promocional: true },
    { nome: 'n8n Operação', descricao: 'Para filas, agentes de IA e muitos webhooks.', valor: 179.9, processamento: 4, ram1: 8, disco: 200 },
    { nome: 'n8n Teste', valor: 44.9, processamento: 1, ram1: 1, disco: 25, ...FORA_DE_VENDA },
  ]),
  ...familia('VPSWINDOWS', [0, 7, 12], { tecnologia: 'Windows Server 2025' }, [
    { nome: 'Windows 4 GB', descricao: 'Para um sistema e poucos usuários.', valor: 129.9, processamento: 2, ram1: 4, disco: 80, app: 400 },
    { nome: 'Windows 8 GB', descricao: 'Para IIS com SQL Server Express.', valor: 219.9, processamento: 4, ram1: 8, disco: 160, app: 1000 },
    { nome: 'Windows 16 GB', descricao: 'Para ERPs e acesso remoto diário.', valor: 389.9, processamento: 6, ram1: 16, disco: 240, app: 1500, promocional: true },
    { nome: 'Windows 32 GB', descricao: 'Para bancos de dados grandes.', valor: 689.9, processamento: 12, ram1: 32, disco: 480, app: 2000 },
    { nome: 'Windows 2 GB', valor: 89.9, processamento: 1, ram1: 2, disco: 60, app: 400, ...FORA_DE_VENDA },
  ]),
];

const dedicados: Dados[] = familia('DEDICADO', [0, 5, 10], { app: 1000 }, [
  { nome: 'EPYC 8', descricao: 'Para sair do VPS sem dor.', valor: 649.9, processamento: 8, ram1: 32, disco: 960 },
  { nome: 'EPYC 16', descricao: 'Para banco de dados e virtualização.', valor: 999.9, processamento: 16, ram1: 64, disco: 1920, promocional: true },
  { nome: 'EPYC 24', descricao: 'Para muitas máquinas virtuais.', valor: 1499.9, processamento: 24, ram1: 128, disco: 3840 },
  { nome: 'EPYC 32', descricao: 'Para o que não cabe em outro lugar.', valor: 2199.9, processamento: 32, ram1: 256, disco: 7680 },
  { nome: 'Xeon 4', valor: 449.9, processamento: 4, ram1: 16, disco: 480, ...FORA_DE_VENDA },
]);

const promocional = (planoTipo: PlanoTipo, plano: Partial<Dados>): Dados[] =>
  familia(planoTipo, [10, 20, 30], { promocional: true }, [plano]);

const promocoes: Dados[] = [
  ...promocional('PROMOCIONAL-HOSPEDAGEM-PHP', { nome: 'PHP Florada de novembro', valor: 29.9, processamento: 2, ram1: 2048, disco: 40, emails: 50, ordem: 1 }),
  ...promocional('PROMOCIONAL-HOSPEDAGEM-REVENDA', { nome: 'Revenda 100 em oferta', valor: 99.9, processamento: 4, ram1: 4096, disco: 100, ordem: 2 }),
  ...promocional('PROMOCIONAL-HOSPEDAGEM-NODE', { nome: 'Node 2 em oferta', valor: 39.9, processamento: 2, ram1: 1024, disco: 20, emails: 30, app: 3, ordem: 3 }),
  ...promocional('PROMOCIONAL-HOSPEDAGEM-SPRING', { nome: 'Spring 2 em oferta', valor: 59.9, processamento: 2, ram1: 1024, ram2: 1024, disco: 20, emails: 30, app: 2, ordem: 4 }),
  ...promocional('PROMOCIONAL-HOSPEDAGEM-JAVA', { nome: 'Java 2 em oferta', valor: 54.9, processamento: 2, ram1: 1024, ram2: 1024, disco: 20, emails: 30, app: 2, ordem: 5 }),
  ...promocional('PROMOCIONAL-VPS-LINUX', { nome: 'Linux 8 GB em oferta', valor: 129.9, processamento: 4, ram1: 8, disco: 160, app: 1000, ordem: 6 }),
  ...promocional('PROMOCIONAL-VPS-ICP', { nome: 'ICP 8 GB em oferta', valor: 149.9, processamento: 4, ram1: 8, disco: 200, app: 1000, ordem: 7 }),
  ...promocional('PROMOCIONAL-VPS-CPANEL', { nome: 'cPanel 30 em oferta', valor: 299.9, processamento: 4, ram1: 8, disco: 160, dominios: 30, app: 1000, ordem: 8 }),
  ...promocional('PROMOCIONAL-DEDICADO', { nome: 'EPYC 16 em oferta', valor: 949.9, processamento: 16, ram1: 64, disco: 1920, app: 1000, ordem: 9 }),
  ...promocional('PROMOCIONAL-HOSPEDAGEM-PHP', { nome: 'PHP Carnaval', valor: 19.9, processamento: 1, ram1: 1024, disco: 20, ativo: false, ordem: 10 }),
];

/** The demo catalogue: every family with an inactive plan, and every promotional type. */
export const PLANOS: readonly Dados[] = [...hospedagem, ...vps, ...dedicados, ...promocoes];
