import type { Config } from './config.ts';
import { isThisMachine } from './thisMachine.ts';

/** Settings that a shop opens with, and that one has for a try rather than for good: a sentence for each, without its full stop. */
export function doubtfulSettings(config: Config): string[] {
  const { botCheck, rateLimit, trustProxy, host, graphqlSandbox, mode, publicUrl } = config;
  const isPublic = !isThisMachine(new URL(publicUrl).hostname);
  return [
    botCheck.kind === 'off' && 'BOT_CHECK=off: robôs fazem pedidos e mandam mensagens',
    !rateLimit && 'RATE_LIMIT=off: senhas e cupons podem ser adivinhados tão depressa quanto a máquina responde',
    // Counted proxies cannot be told from somebody who comes directly, and may say what address he likes.
    typeof trustProxy === 'function' &&
      !isThisMachine(host) &&
      'TRUST_PROXY em número acredita em quem alcançar HOST: escute em 127.0.0.1, ou diga os endereços dos proxies',
    // Everybody has it while one develops.
    graphqlSandbox &&
      mode === 'production' &&
      isPublic &&
      'GRAPHQL_SANDBOX=on: qualquer um vê em /graphql tudo o que a equipe pode pedir',
  ].filter((said) => said !== false);
}
