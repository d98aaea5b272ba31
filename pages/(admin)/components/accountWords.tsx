import type { AdministradoresQuery } from '../../../graphql/generated/admin/graphql.ts';
import { VALIDADE_DO_LINK_H } from '../../../modules/admin/linkDeAcesso.ts';
import { exigeFator, type FatorExigido } from '../../../modules/roles/fator.ts';
import { ChooseRole } from './ChooseRole.tsx';
import { StandsWith } from './StandsWith.tsx';

type Conta = AdministradoresQuery['administradores'][number];
/** Everybody's accounts, and the webhooks of the shop. */
export type Equipe = Pick<AdministradoresQuery, 'administradores' | 'webhooks'>;

/** What the dialog says before an account gets another password. */
export function resettingOf({ usuario, fatorDesde, link }: Conta, equipe: Equipe) {
  return {
    titulo: `Nova senha para ${usuario}`,
    aviso: `O servidor sorteia uma nova senha, e as sessões da conta são encerradas.${fatorDesde ? ' O código do segundo fator continua sendo pedido.' : ''}${link?.vale ? ' O link que está aberto deixa de valer.' : ''}${endingLinks(usuario, equipe)}`,
    fazer: 'Sortear nova senha',
    talvez: `A senha de ${usuario} pode já ser outra, que ninguém viu: vale a que aparecer por último.`,
  };
}

/** The same before a link is made for it: who was invited is invited again. */
export function linkingOf({ usuario, email, link, fatorDesde }: Conta, equipe: Equipe, enviaEmails: boolean) {
  const convite = link?.motivo === 'convite';
  const comoVai = email !== null && enviaEmails ? `vai por e-mail a ${email}` : 'aparece nesta tela, para você o entregar';
  const efeito = convite
    ? 'Com ele, a pessoa escolhe a senha com que entra.'
    : `Com ele, a pessoa escolhe outra senha: até lá, vale a que ela tem; então as sessões da conta são encerradas.${fatorDesde ? ' O código do segundo fator continua sendo pedido.' : ''}${endingLinks(usuario, equipe, 'Então também')}`;
  return {
    titulo: convite ? `Convidar ${usuario} de novo` : `Link para nova senha de ${usuario}`,
    aviso: `Um novo link, que vale uma vez, por ${VALIDADE_DO_LINK_H} horas, ${comoVai}. ${efeito} O link de antes, se há um, deixa de valer.`,
    fazer: convite ? 'Convidar de novo' : 'Criar o link',
    talvez: `O link de ${usuario} pode já ser outro, que ninguém viu: vale o que vier por último.`,
  };
}

/** The same before its links go to another address. */
export function mailingOf({ usuario, email, link }: Conta) {
  return {
    titulo: `E-mail de ${usuario}`,
    aviso: `A este endereço vão os links com que se escolhe a senha da conta: quem o lê pode entrar nela. Vazio, quem cria um link o entrega.${link?.vale ? ' O link que está aberto deixa de valer: crie outro depois.' : ''}`,
    campos: (
      <label>
        E-mail
        <input name="email" type="email" autoComplete="off" defaultValue={email ?? ''} />
      </label>
    ),
    fazer: 'Mudar o e-mail',
    talvez: `O e-mail de ${usuario} pode já ser outro: confira na lista.`,
  };
}

/** The same before its second factor is taken from whoever has lost it. */
export function takingOf({ usuario, papel }: Conta, fatorExigido: FatorExigido) {
  const depois = exigeFator(fatorExigido, papel)
    ? 'a pessoa entra só com a senha, e não pode fazer nada antes de ligá-lo de novo em Minha conta.'
    : 'para entrar bastará a senha, até que a pessoa o ligue de novo em Minha conta.';
  return {
    titulo: `Tirar o segundo fator de ${usuario}`,
    aviso: `Para quem perdeu o aplicativo e os códigos de recuperação: confira antes que é quem pede. As sessões da conta são encerradas, as passkeys dela, excluídas, e ${depois}`,
    fazer: 'Tirar o segundo fator',
    talvez: `O segundo fator de ${usuario} pode já ter sido tirado: confira na lista.`,
  };
}

/** The same before it is given another role. */
export function givingOf(conta: Conta, equipe: Equipe, fatorExigido: FatorExigido) {
  const { usuario, papel, fatorDesde } = conta;
  const semFator =
    fatorExigido === 'administrators' && fatorDesde === null
      ? ' Com o papel Administração, ela não poderá fazer nada antes de ligar o segundo fator.'
      : '';
  return {
    titulo: `Papel de ${usuario}`,
    aviso: `Vale na hora, também onde a conta já entrou. O que está com ela continua com ela: passe a outra pessoa o que ela não puder mais atender. As chaves de acesso que ela criou continuam valendo, e os webhooks também${ofWebhooks(usuario, equipe)}${endingLinks(usuario, equipe, 'Fora da Administração,')}${semFator}`,
    sobre: <StandsWith conta={conta} />,
    campos: <ChooseRole atual={papel} />,
    fazer: 'Mudar o papel',
    talvez: `O papel de ${usuario} pode já ser outro: confira na lista.`,
  };
}

/** The same before it is shut out, or let in again. */
export function switchingOf(conta: Conta, equipe: Equipe) {
  const { usuario, ativo, fatorDesde, link } = conta;
  const fazer = ativo ? 'Desativar' : 'Ativar';
  return {
    titulo: `${fazer} ${usuario}`,
    aviso: ativo
      ? `A conta sai na hora e não entra mais.${link?.vale ? ' O link que está aberto deixa de valer.' : ''} O que está com ela continua com ela, até que alguém o passe a outra pessoa. As chaves de acesso que ela criou continuam valendo, e os webhooks também${ofWebhooks(usuario, equipe)}${endingLinks(usuario, equipe)}`
      : letIn(fatorDesde !== null, link?.motivo === 'convite'),
    sobre: ativo && <StandsWith conta={conta} />,
    fazer,
    talvez: `A conta ${usuario} pode já estar ${ativo ? 'desativada' : 'ativa'}: confira na lista.`,
  };
}

/** Which webhooks an account has made or changed, at the end of a sentence. */
function ofWebhooks(usuario: string, { webhooks }: Equipe): string {
  const dela = webhooks.filter(({ criadoPor, alteradoPor }) => criadoPor === usuario || alteradoPor.includes(usuario));
  if (dela.length === 0) return ': confira os endereços em Webhooks.';
  return `. Criados ou alterados por ela: ${dela.map(({ url }) => url).join('; ')}. Confira-os em Webhooks.`;
}

/** Whose links end with the access of whoever gave them, in a sentence of its own; nothing where there are none. */
function endingLinks(usuario: string, { administradores }: Equipe, quando = ''): string {
  const dados = administradores.filter(({ link }) => link?.vale && link.criadoPor === usuario).map((conta) => conta.usuario);
  if (dados.length === 0) return '';
  const [sujeito, verbo] = dados.length === 1 ? ['o link que ela deu a', 'deixa'] : ['os links que ela deu a', 'deixam'];
  const frase = `${sujeito} ${dados.join(', ')} ${verbo} de valer.`;
  return quando === '' ? ` ${frase.charAt(0).toUpperCase()}${frase.slice(1)}` : ` ${quando} ${frase}`;
}

/** What an account is let in with again; who was invited has no password yet. */
function letIn(comCodigo: boolean, convidada: boolean): string {
  if (convidada) return 'A conta volta a poder entrar; a pessoa ainda não escolheu a senha: convide-a de novo depois.';
  return `A conta volta a entrar, com a senha que tinha${comCodigo ? ' e o código do segundo fator' : ''}.`;
}
