### Where there is no server: what that means, and how to run one.

server-lead = Para jugar en solitario, con bots o alrededor de este dispositivo basta esta página. Para jugar con personas en otros dispositivos hace falta un servidor al que todo el grupo pueda llegar.
server-run = Poner en marcha un servidor
server-run-text = Es un solo programa con todo dentro; su README dice cómo conseguirlo. Inícialo en una máquina a la que tus amistades puedan llegar y envíales su dirección. Basta abrirla para jugar.
