import type { FamiliaTipo } from '../../../modules/catalogue/familia.ts';
import type { Escolha, Necessidade, Respostas } from '../../../modules/catalogue/escolha.ts';

/** One of what was asked for, and several. */
const COISAS: Readonly<Record<Respostas['oque'], readonly [um: string, varios: string]>> = {
  site: ['um site', 'sites'],
  clientes: ['o site de um cliente', 'sites de clientes'],
  node: ['uma aplicação Node.js', 'aplicações Node.js'],
  java: ['uma aplicação Java', 'aplicações Java'],
  spring: ['uma aplicação Spring Boot', 'aplicações Spring Boot'],
  automacao: ['um fluxo do n8n', 'fluxos do n8n'],
  windows: ['um sistema para Windows', 'sistemas para Windows'],
  outro: ['uma aplicação', 'aplicações'],
};

/** Who looks after it, by whoever says so: "quer" or "quero". */
const CUIDADO: Readonly<Record<Respostas['quem'], (querer: 'quer' | 'quero') => string>> = {
  voces: (querer) => `só ${querer} publicar`,
  painel: (querer) => `${querer} cuidar do servidor por um painel`,
  terminal: (querer) => `${querer} cuidar do servidor pelo terminal`,
};

const numero = new Intl.NumberFormat('pt-BR');

/** What was answered, as a question to the company. */
export function perguntaSobre(respostas: Respostas): string {
  return `Olá! Vou ter ${quanto(respostas)} e ${CUIDADO[respostas.quem]('quero')}. Que plano vocês recomendam?`;
}

/** Why these answers lead to this plan, in one sentence. */
export function motivo(respostas: Respostas, escolha: Escolha<unknown>): string {
  const ate = quanto(respostas);
  const { familia, suficiente } = escolha;
  if (!suficiente) {
    const seBastar = escolha.necessidade.campo === 'disco' ? ', e basta se os seus ocuparem menos' : '';
    return `Você vai ter ${ate}, e nenhum plano da linha ${familia.nome} tem ${tamanho(escolha.necessidade)}${conta(escolha.necessidade)}: este é o maior dela${seBastar}, então fale conosco antes de assinar.`;
  }
  return `Você vai ter ${ate} e ${CUIDADO[respostas.quem]('quer')}: este é o plano de menor preço da linha ${familia.nome} com pelo menos ${tamanho(escolha.necessidade)}${conta(escolha.necessidade)}.`;
}

function quanto({ oque, quantos }: Respostas): string {
  const [um, varios] = COISAS[oque];
  return quantos === '1' ? um : `até ${quantos} ${varios}`;
}

/** Families whose plans come with a panel for the whole server. */
const COM_PAINEL: ReadonlySet<FamiliaTipo> = new Set(['VPSCPANEL', 'VPSICP', 'VPSN8N']);

/** What the plan is not of what was asked for, in a sentence; null where it is all of it. */
export function ressalva({ oque, quem }: Respostas, { familia }: Escolha<unknown>): string | null {
  const { tipo, linha } = familia;
  const comPainel = COM_PAINEL.has(tipo);
  const semPainel = `${familia.nome} não tem painel: ${tipo === 'VPSWINDOWS' ? 'o servidor se usa pela Área de Trabalho Remota' : 'quem cuida do servidor usa o terminal'}.`;
  switch (quem) {
    case 'voces':
      if (linha === 'hospedagem') return null;
      return `Para estas respostas não há hospedagem em que o servidor fique conosco: este plano é um servidor, e quem cuida do sistema dele é você.${comPainel ? '' : ` ${semPainel}`}`;
    case 'painel':
      if (!comPainel) return semPainel;
      return oque === 'site' && tipo === 'VPSICP'
        ? 'Este plano é um servidor só seu: não tem teste grátis nem contas de e-mail prontas. Se você só quer publicar um site, com cPanel e e-mail, responda “Vocês: quero só publicar”.'
        : null;
    case 'terminal':
      return comPainel ? `${familia.nome} vem com painel; o acesso root, pelo terminal, também é seu.` : null;
  }
}

function tamanho({ campo, minimo }: Necessidade): string {
  switch (campo) {
    case 'app':
      return minimo === 1 ? 'uma aplicação' : `${minimo} aplicações`;
    case 'dominios':
      return minimo === 1 ? 'uma conta cPanel' : `${minimo} contas cPanel`;
    case 'disco':
      return `${numero.format(minimo)}\u00a0GB de disco`;
    case 'ram1':
      return `${numero.format(minimo)}\u00a0GB de memória`;
  }
}

/** How the size was reckoned, so that it can be reckoned anew. */
function conta({ conta: feita }: Necessidade): string {
  if (!feita) return '';
  const cada = `${numero.format(feita.cada)}\u00a0GB para cada um`;
  return feita.sistema > 0 ? ` (${numero.format(feita.sistema)}\u00a0GB do sistema e ${cada})` : ` (${cada})`;
}
