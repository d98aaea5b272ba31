import { VALIDADE_DO_LINK_H, type MotivoDoLink } from '../admin/linkDeAcesso.ts';
import { paragrafo, type Carta, type Loja } from './carta.ts';
import { linhaSemLinks } from './semLinks.ts';

/** What the letter of a link of access is written from. */
interface LinkAEscrever {
  usuario: string;
  motivo: MotivoDoLink;
  endereco: string;
}

const DITO = {
  convite: {
    assunto: 'Convite para a equipe',
    texto: 'Você foi convidado para a equipe que cuida da loja. Escolha a sua senha para entrar.',
    rotulo: 'Escolher a senha',
    motivo:
      'Você recebe este e-mail porque alguém da equipe convidou este endereço. Se não sabe do que se trata, ignore-o: nada acontece.',
  },
  senha: {
    assunto: 'Escolha uma nova senha',
    texto:
      'Foi pedido um link para escolher outra senha da sua conta na administração da loja. Ao trocá-la, a conta sai de todos os navegadores em que entrou.',
    rotulo: 'Escolher outra senha',
    motivo:
      'Você recebe este e-mail porque este é o endereço de uma conta da equipe. Se não foi você quem pediu, ignore-o: a senha continua a mesma. Se isso se repetir, avise quem administra a loja.',
  },
} as const;

/** A letter to the owner of an account of the team, with the link by which the password is chosen. */
export function cartaDeAcesso({ usuario, motivo, endereco }: LinkAEscrever, loja: Loja): Carta {
  const { assunto, texto, rotulo, motivo: porQue } = DITO[motivo];
  return {
    assunto: `${assunto} · ${loja.nome}`,
    previa: `O link vale uma vez, por ${VALIDADE_DO_LINK_H} horas.`,
    titulo: assunto,
    blocos: [
      paragrafo(texto),
      { tipo: 'recibo', linhas: [{ rotulo: 'Usuário', texto: linhaSemLinks(usuario) }], total: null },
      { tipo: 'botao', rotulo, endereco },
      paragrafo(
        `O link vale uma vez, por ${VALIDADE_DO_LINK_H} horas, até que outro tome o lugar dele. Não o passe a ninguém: quem o abrir primeiro escolhe a senha.`,
      ),
    ],
    motivo: porQue,
  };
}
