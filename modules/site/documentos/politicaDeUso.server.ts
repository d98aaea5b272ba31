import type { EscreverDocumento } from './documento.server.ts';

export const politicaDeUso: EscreverDocumento = (marca) => ({
  titulo: 'Política de uso',
  descricao: `O que é permitido e o que não é nos serviços da ${marca.BRAND_NAME}, os limites de uso e o que acontece em caso de violação.`,
  resumo:
    'Use os serviços para fins legais e dentro dos limites do seu plano. Violações levam à suspensão, com prazo para corrigir, e as graves levam ao cancelamento.',
  versao: '2026-11-01',
  secoes: [
    {
      titulo: 'Objetivo e alcance',
      clausulas: [
        `Esta política vale para todos os serviços prestados pela ${marca.BRAND_LEGAL_NAME}: hospedagem, revenda, VPS e servidores dedicados.`,
        'Ela completa o contrato do serviço. O revendedor responde pelo cumprimento desta política por seus próprios clientes.',
      ],
    },
    {
      titulo: 'Conteúdo e condutas proibidos',
      clausulas: [
        {
          texto: 'É proibido hospedar, transmitir ou divulgar:',
          itens: [
            'material que viole a lei brasileira ou a do país em que está o servidor;',
            'abuso ou exploração sexual de crianças e adolescentes, comunicados às autoridades assim que conhecidos;',
            'cópias não autorizadas de programas, músicas, filmes, livros e outras obras protegidas;',
            'páginas falsas, golpes, programas maliciosos e ferramentas de invasão;',
            'conteúdo que incite violência, ódio ou discriminação.',
          ],
        },
        {
          texto: 'É proibido usar os serviços para:',
          itens: [
            'atacar, sobrecarregar ou sondar sistemas de terceiros ou da própria rede;',
            'enviar mensagens não solicitadas, como define a política de spam;',
            'minerar criptomoedas em hospedagem compartilhada ou revenda;',
            'oferecer proxies abertos ou retransmissores de correio abertos;',
            'burlar limites do plano ou o isolamento entre contas.',
          ],
        },
      ],
    },
    {
      titulo: 'Uso dos recursos na hospedagem',
      clausulas: [
        'Um processo pode usar até 5% da CPU por no máximo 20 minutos. Acima disso, o processo pode ser encerrado para proteger as demais contas.',
        'Cada conta tem até 30 processos simultâneos, 40 conexões persistentes e 250 mil inodes.',
        'Cada domínio envia até 250 mensagens por hora. Caixas de correio têm 1 GB.',
        'O espaço destina-se ao site e ao correio da conta, e não a repositório de cópias de segurança ou de arquivos sem relação com eles.',
      ],
    },
    {
      titulo: 'Segurança',
      clausulas: [
        'O cliente mantém atualizados os programas que instala e guarda suas senhas em segredo.',
        'Uma conta invadida pode ser isolada até que a falha seja corrigida, para que não prejudique terceiros.',
      ],
    },
    {
      titulo: 'Violações',
      clausulas: [
        'Quem viola esta política é avisado e pode ter o serviço suspenso. O cliente suspenso tem 15 dias para corrigir a causa.',
        'Violações graves ou repetidas rescindem o contrato. Ordens judiciais são cumpridas nos prazos que fixarem.',
        `Denúncias são recebidas em ${marca.EMAIL_ABUSE ?? marca.EMAIL_CONTACT} e analisadas todos os dias.`,
      ],
    },
  ],
});
