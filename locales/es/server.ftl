### Where there is no server: what that means, and how to run one.

server-lead = Para jugar en solitario, con bots o alrededor de este dispositivo basta esta página. Para jugar con personas en otros dispositivos hace falta un servidor al que todo el grupo pueda llegar.
server-run = Poner en marcha un servidor
server-run-text = Es un solo programa con todo dentro; su README dice cómo conseguirlo. Inícialo en una máquina a la que tus amistades puedan llegar y envíales su dirección. Basta abrirla para jugar.
server-use = Jugar en un servidor
server-use-text = ¿Alguien que conoces tiene uno? Entonces esta página también puede jugar allí: en mesas para varios dispositivos y con dados que cuentan para las hazañas.
server-field = Dirección del servidor
server-take = Jugar allí
server-now = Esta página juega en { $address }.
server-leave = Jugar sin servidor
server-refused = No ha llegado ninguna respuesta que esta página pueda leer. O no se puede llegar al servidor, o quien lo lleva tiene que admitir antes esta página:
server-not-one = En esta dirección hay algo, pero no un servidor de { game }.
server-bad-address = Una dirección es como https://example.org.
server-insecure = Esta página ha llegado por https; por eso tu navegador solo le permite llegar a servidores con https.
