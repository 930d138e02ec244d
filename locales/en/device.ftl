### What this device keeps of games: taken along, brought back, deleted.

device-title = What this device keeps
device-text = Games that this device hosts, your name and your settings are kept in this browser. A file takes them along to another device, or brings them back.
device-games = { $games ->
    [0] No games are kept here yet.
    [one] 1 game is kept here.
   *[other] { $games } games are kept here.
}
device-lasting = { $how ->
    [forgetful] This browser gives them no room that lasts: it is a private window, or storage is switched off or full. They end with this page; export them before you close it.
    [removable] When room gets scarce, or you have not been here for long, this browser may remove them.
   *[lasting] This browser keeps them until you delete them.
}
device-keep = Ask the browser to keep them
device-kept-not = The browser did not agree. A file is safer.
device-export = Export everything
device-import = Import a file
device-import-text = Games, name and settings from a file that was exported here or on another device. What is here stays.
device-imported = Imported: { $added } new, { $grown } continued, { $same } known already.
device-parted = { $count ->
    [one] 1 game had gone on differently in both places; now both are here.
   *[other] { $count } games had gone on differently in both places; now both of each are here.
}
device-file-foreign = This is not a file that was exported here.
device-file-newer = This file is of a newer version of the game. Update this page first.
device-file-broken = This file is damaged, so nothing of it was taken.
device-file-large = This file is larger than anything that is exported here. It was not read.
device-file-room = There is no room for all of it, so nothing of it was taken.
device-delete = Delete everything here
device-delete-sure = Delete all that this device keeps?
device-delete-text = { $games ->
    [0] Your name and your settings go.
    [one] 1 game goes, and so do your name and your settings.
   *[other] { $games } games go, { $unfinished } of them unfinished, and so do your name and your settings.
} Games on a server and exported files stay. Nobody can bring back the rest.
device-delete-yes = Yes, delete everything
device-deleted = Everything is deleted.
