import type { EscreverDocumento } from './documento.server.ts';

export const politicaDeLgpd: EscreverDocumento = (marca, prazos, enviaEmails) => ({
  titulo: 'Privacidade e LGPD',
  descricao: `Que dados pessoais o site da ${marca.BRAND_NAME} trata, para quê, por quanto tempo e como exercer os direitos da LGPD.`,
  resumo:
    'Navegar neste site não cria cadastro seu. O site guarda o que você mesmo envia ao assinar ou escrever, para atender você, e medição de audiência só acontece com o seu consentimento.',
  versao: '2026-11-25',
  secoes: [
    {
      titulo: 'Quem trata os seus dados',
      clausulas: [
        `O controlador é ${marca.BRAND_LEGAL_NAME}, CNPJ ${marca.BRAND_CNPJ}.`,
        `O encarregado pelo tratamento de dados pessoais atende em ${marca.EMAIL_PRIVACY}.`,
      ],
    },
    {
      titulo: 'O que este site guarda',
      clausulas: [
        'Ao navegar pelas páginas, nenhum cadastro é criado e nenhum cookie é gravado pelo próprio site. Só a equipe, ao entrar na área administrativa, recebe um cookie de sessão e outro que reconhece o navegador por seis meses.',
        `Ao assinar um plano, guardamos o que você digita no formulário: nome ou razão social, CPF ou CNPJ, e-mails, telefone, endereço, domínio, plano e valores. Serve para atender e cobrar o pedido. Guardamos também que versão do contrato você aceitou, quando e de que endereço IP, para que o aceite possa ser provado. Fica tudo guardado por até ${prazos.assinaturas}, e então é apagado por uma rotina diária, ou antes, se você pedir a eliminação do que a lei não obriga a manter.`,
        `Ao escrever para o atendimento, guardamos nome, e-mail, celular, assunto e mensagem, para responder a você, por até ${prazos.mensagens} ou até que você peça a eliminação.`,
        'Se um sistema da empresa, ou de quem trabalha para ela, é avisado do seu pedido ou da sua mensagem, a cópia do que foi avisado fica guardada por até 30 dias e sai também com a eliminação dos seus dados.',
        ...(enviaEmails
          ? [
              'Sobre o seu pedido escrevemos ao e-mail principal que você informou: a confirmação e, depois, o que mudar de valor, pagamento, conclusão, cancelamento ou retomada. A equipe recebe por e-mail o aviso de pedidos e de mensagens do atendimento. O que havia a enviar fica guardado por até 30 dias e sai também com a eliminação dos seus dados. Por até um dia contamos, com um código que não revela o endereço, quantas confirmações ele recebeu, para que ninguém o encha.',
            ]
          : []),
        `A equipe anota em que pé está o atendimento. O registro de quem alterou o quê fica guardado por até ${prazos.alteracoes}.`,
        `De cada tentativa de entrar na área administrativa guardamos data, hora, endereço IP, conta e resultado, por até ${prazos.entradas}, para proteger as contas da equipe.`,
        'Depoimentos aparecem na página inicial, com nome e o que mais a pessoa quiser (cargo, empresa, cidade, link), só com o consentimento dela. Quem o revoga sai do site.',
        'O que você digita nos formulários fica também na sessão do seu navegador, para não se perder, e é apagado quando o formulário é enviado ou a aba é fechada.',
        'CEP, CNPJ e domínio digitados na assinatura são consultados em serviços públicos (correios, Receita Federal e registros de domínio), sem os seus demais dados.',
        'Os registros técnicos do servidor contêm data, hora, página pedida e um número do pedido, sem endereço IP, sem o que você digitou e sem outros dados pessoais. Para limitar tentativas em excesso, o endereço IP é contado por até uma hora, ou por até um dia nas tentativas de entrar na área administrativa, na memória do servidor e, conforme a instalação, também no banco de dados, ali só como um código, feito com uma chave secreta, que não o revela; depois é apagado. Fora o do aceite de um contrato e os das tentativas de entrar na área administrativa, ditos acima, este software não grava nenhum. O Marco Civil da Internet (Lei 12.965/2014, artigo 15) manda guardar registros de acesso por 6 meses; isso é feito, em sigilo, pelo servidor de entrada que fica diante do site.',
        'Quando a medição de audiência está configurada, a sua escolha sobre ela (aceitar ou recusar) fica guardada no próprio navegador até que você a mude no rodapé ou limpe os dados do site.',
      ],
    },
    {
      titulo: 'Medição de audiência',
      clausulas: [
        'Ferramentas de medição só são carregadas se estiverem configuradas e depois que você aceitar. Recusar não muda nada no funcionamento do site.',
        'Sem ferramenta configurada, nenhum aviso de cookies aparece, porque não há o que consentir.',
      ],
    },
    {
      titulo: 'Dados de clientes',
      clausulas: [
        ...(marca.PORTAL_URL
          ? [
              'A conta do cliente, as faturas e os chamados ficam no Portal do Cliente, um sistema à parte deste site, com acesso por senha.',
            ]
          : []),
        'Dados de faturamento são guardados pelos prazos da legislação fiscal e civil.',
        'O conteúdo que o cliente hospeda é dele: somos operadores desses dados e só os acessamos para prestar o serviço, a pedido do cliente ou por ordem judicial.',
      ],
    },
    {
      titulo: 'Com quem os dados são partilhados',
      clausulas: [
        'Não vendemos dados pessoais, nem os cedemos para fins de outras empresas. Recebem-nos os sistemas de quem trabalha para nós, como operador e só para atender você, os serviços consultados ao assinar, ditos acima, e, se você pedir o registro de um domínio, a entidade que o registra.',
        ...(enviaEmails
          ? [
              'Os e-mails saem por um provedor de envio de e-mails, que trata endereço e conteúdo como operador, em nosso nome e só para entregá-los.',
            ]
          : []),
        'Os servidores ficam no Canadá e nos Estados Unidos. A transferência internacional segue os artigos 33 a 36 da LGPD.',
      ],
    },
    {
      titulo: 'Seus direitos',
      clausulas: [
        {
          texto: 'A Lei 13.709/2018 (LGPD), no artigo 18, garante a você:',
          itens: [
            'confirmar se tratamos dados seus e ter acesso a eles;',
            'corrigir dados incompletos ou errados;',
            'pedir a eliminação, o bloqueio ou a anonimização do que for desnecessário;',
            'levar os seus dados a outro fornecedor;',
            'saber com quem foram partilhados e revogar o consentimento.',
          ],
        },
        `Escreva para ${marca.EMAIL_PRIVACY}. Respondemos em até 15 dias. Você também pode recorrer à Autoridade Nacional de Proteção de Dados (ANPD).`,
      ],
    },
  ],
});
