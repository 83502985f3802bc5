// SPDX-License-Identifier: MIT
// What the page itself says, in the browser's language: what the program says is in its catalogues.

const english = {
    about: "Cards, dice and dominoes on the Nationale 7. Saved in this browser.",
    access: "Access",
    fill: "Full screen",
    waiting: "On the road to the table",
    again: "Reload",
    play: "Play all the same",
    here: "Play here",
    close: "Close",
    reader: "My screen reader",
    voice: "A voice of this browser",
    whoSpeaks: () => "Who shall say aloud what is on the screen?",
    byEar: () => "Route Mille can be played by ear: press F9, and it says what is on the screen.",
    share: (part) => `${part}\u2009%`,
    noWebAssembly: () => "This browser has no WebAssembly, which Route Mille is made of. A newer one has it.",
    noStore: () => "This browser keeps nothing for this page: site data are switched off, or this is a private window. You can play, but nothing is saved.",
    notKept: () => "Not saved: this browser has no room left for this page. Remove some saves, or make room in the browser’s settings.",
    notCome: (name) => `A part of the game did not arrive (${name}). Look whether there is a network, then reload the page.`,
    stopped: (why) => `Route Mille has stopped (${why}). Every move is kept: reload the page to go on.`,
    notBegun: (why) => `Route Mille could not begin (${why}). Reload the page; if that does not help, take a newer browser, or another one.`,
    wrong: (why) => `Something went wrong (${why}). If the game does not answer any more, reload the page: every move is kept.`,
    slow: () => "Route Mille takes long to come. It begins by itself once it is there; to reload the page may help.",
    noPicture: () => "The graphics card was lost. Every move is kept: reload the page to go on.",
    elsewhere: () => "Route Mille is open in another tab or window. Go on there, or here: no move is lost.",
    ended: () => "Every move is kept. You may close this page, or reload it to go on.",
};

const french = {
    about: "Cartes, dés et dominos sur la Nationale 7. Enregistré dans ce navigateur.",
    access: "Accessibilité (en anglais)",
    fill: "Plein écran",
    waiting: "En route vers la table",
    again: "Recharger",
    play: "Jouer quand même",
    here: "Jouer ici",
    close: "Fermer",
    reader: "Mon lecteur d’écran",
    voice: "Une voix de ce navigateur",
    whoSpeaks: () => "Qui doit lire à voix haute ce qui est à l’écran\u00a0?",
    byEar: () => "Route Mille se joue aussi à l’oreille\u00a0: appuyez sur F9, et ce qui est à l’écran est lu à voix haute.",
    share: (part) => `${part}\u00a0%`,
    noWebAssembly: () => "Ce navigateur n’a pas WebAssembly, dont Route Mille est fait. Un plus récent l’a.",
    noStore: () => "Ce navigateur ne garde rien pour cette page\u00a0: les données de site sont désactivées, ou la fenêtre est privée. Vous pouvez jouer, mais rien n’est enregistré.",
    notKept: () => "Pas enregistré\u00a0: ce navigateur n’a plus de place pour cette page. Supprimez des parties, ou faites de la place dans ses réglages.",
    notCome: (name) => `Une partie du jeu n’est pas arrivée (${name}). Vérifiez le réseau, puis rechargez la page.`,
    stopped: (why) => `Route Mille s’est arrêté (${why}). Chaque coup est enregistré\u00a0: rechargez la page pour continuer.`,
    notBegun: (why) => `Route Mille n’a pas pu commencer (${why}). Rechargez la page\u00a0; si cela ne suffit pas, prenez un navigateur plus récent, ou un autre.`,
    wrong: (why) => `Quelque chose s’est mal passé (${why}). Si le jeu ne répond plus, rechargez la page\u00a0: chaque coup est enregistré.`,
    slow: () => "Route Mille tarde à arriver. Le jeu commencera de lui-même dès qu’il sera là\u00a0; recharger la page peut aider.",
    noPicture: () => "La carte graphique s’est perdue. Chaque coup est enregistré\u00a0: rechargez la page pour continuer.",
    elsewhere: () => "Route Mille est ouvert dans un autre onglet ou une autre fenêtre. Continuez là-bas, ou ici\u00a0: aucun coup n’est perdu.",
    ended: () => "Chaque coup est enregistré. Vous pouvez fermer cette page, ou la recharger pour continuer.",
};

export const language = navigator.language.startsWith("fr") ? "fr" : "en";
export const words = language === "fr" ? french : english;
