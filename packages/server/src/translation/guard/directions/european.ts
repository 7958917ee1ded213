import type { DirectionLexicon } from './directions.js';

export const ENGLISH: DirectionLexicon = {
  idioms:
    "right now|right away|right there|right here|right behind|all right|alright|that's right|you're right|is right|be right back|left over|what's left|is left|are left|left behind|left early|left work|clean up|cleaned up|cleaning up|hurry up|pick up|set up|wrap up|sign up|back up the data|come on|go on|hold on|hang on|put on|wear on|based on|on site|on time|on top|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|work on|working on|stand on|off limits|off duty|day off|days off|take off your|be off|in case|in the morning|in the afternoon|in the evening|in front|in advance|in time|in a|in an|in two|in three|in ten|in five|in use|find out|watch out|look out|out of order|run out|ran out|sold out|carry out|fill out|point out|turn out|figure out|break down|slow down|calm down|write down|shut down|sit down|settle down|start over|stop by|before long|after all|look after|back pain|get back to|call back|close to|closer|close by|half up|up to|up to date|written down|high up",
  words: {
    up: {
      said: 'up|raise*|lift*|hoist*|upward*|overhead|upstairs',
      heard: 'above|top|upper|high*|over|elevat*|jack*|climb*|rais*',
    },
    down: {
      said: 'down|lower*|downward*|downstairs',
      heard: 'below|under*|bottom|beneath|drop*|descend*|low|put|fall*|fell',
    },
    left: { said: 'left|left-hand' },
    right: { said: 'right|right-hand' },
    in: { said: 'enter*|go in|come in|get in|inside|into|indoors', heard: 'in|entry|within|insert*|inner' },
    out: {
      said: 'go out|come out|get out|outside|outdoors|exit|take out|leave the|step out',
      heard: 'out|leave*|from|away|remov*|off|outer',
    },
    on: {
      said: 'turn on|switch on|turned on|switched on|power on|turn it on|switch it on|power up',
      heard: 'on|start*|activat*|energi*|lit|light*|plug*',
    },
    off: {
      said: 'turn off|switch off|turned off|switched off|power off|turn it off|switch it off|shut off|cut the power|turn * off|switch * off',
      heard: 'off|out|disconnect*|cut*|kill|unplug*|de-energi*|extinguish*|isolate*|shut*',
    },
    open: { said: 'open*|reopen*', heard: 'unlock*|unseal*' },
    close: { said: 'close|closed|closing|shut', heard: 'seal*|lock*|clos*|block*' },
    start: {
      said: 'start*|begin*|began|begun|restart*|resume*',
      heard: 'turn on|activat*|commenc*|go ahead|launch*|operat*|run',
    },
    stop: {
      said: 'stop*|halt*|cease*',
      heard: 'quit|pause*|freeze|shut*|end*|hold|suspend*|cancel*|stand still|turn off',
    },
    before: { said: 'before|prior', heard: 'first|ahead|until|beforehand|by|pre*' },
    after: {
      said: 'after|afterwards|afterward',
      heard: 'once|then|when|later|following|finish*|done|post*|since|past|behind',
    },
    forward: { said: 'forward*|move ahead|go ahead', heard: 'ahead|front|advanc*|on' },
    back: {
      said: 'backward*|move back|back up|step back|stand back|reverse|go back|back',
      heard: 'behind|rear|return*|away|retreat*|again',
    },
  },
};

export const GERMAN: DirectionLexicon = {
  idioms:
    'auf keinen fall|auf die|auf dem|auf den|auf der|auf das|auf deutsch|auf einmal|achtung auf|an der|an den|an die|an dem|am|recht haben|zurecht|rechtzeitig|linksherum gesehen|in ordnung|vor allem|vor ort|nach hause|nach oben hin|nach unten hin|zu fuß|zu viel|zu schnell|zu spät|ab morgen|ab heute|hör auf mich|pass auf|passt auf|passen sie auf|aufpassen|räum auf|räumt auf|aufräumen|auf jeden fall|vorsicht',
  words: {
    up: {
      said: 'hoch|nach oben|heben|anheben|hebt|hebe|heb|hochziehen|hinauf|hochheben|aufwärts|hochfahren',
      heard: 'oben|oberhalb|obere*|über|rauf|*heben|angehoben|hochgehoben|hoch*',
    },
    down: {
      said: 'nach unten|runter|herunter|hinunter|senken|absenken|ablassen|senk|senkt|abwärts|herunterlassen',
      heard: 'unten|unter*|tief*|nieder*|ab|fallen|abgesenkt|abgelassen|darunter|lass* ab|senk*',
    },
    left: { said: 'links|linke|linken|linker|linkes|linksherum' },
    right: { said: 'rechts|rechte|rechten|rechter|rechtes|rechtsherum' },
    in: {
      said: 'hinein|herein|betreten|reingehen|drinnen|eintreten|rein|hineingehen',
      heard: 'in|ein*|innen|innerhalb|zutritt|innere*|betret*',
    },
    out: {
      said: 'hinaus|heraus|rausgehen|draußen|verlassen|raus|herausnehmen|hinausgehen|herauskommen',
      heard: 'aus|außen|außerhalb|weg|fern*|ver*lassen|verlässt|ausgang',
    },
    on: {
      said: 'einschalten|anschalten|anmachen|schalte* ein|schalt* ein|schalte* an|eingeschaltet|mach* an|angeschaltet',
      heard: 'ein|an|start*',
    },
    off: {
      said: 'ausschalten|abschalten|ausmachen|schalt* aus|schalte* aus|schalt* ab|schalte* ab|ausgeschaltet|abgeschaltet|abstellen|mach* aus',
      heard: 'aus|ab|trenn*|lösch*|kapp*',
    },
    open: { said: 'öffne*|geöffnet|aufmachen|offen*', heard: 'auf|aufgemacht|aufsperren' },
    close: {
      said: 'schließ*|geschlossen*|zumachen|verschließ*',
      heard: 'zu|sperr*|abdeck*|dicht*|ver*schlossen',
    },
    start: {
      said: 'anfangen|beginn*|start*|fang* an|begonnen|angefangen|gestartet|neustart*',
      heard: 'los|einschalten|an|weiter*|anlaufen|aufnehmen',
    },
    stop: {
      said: 'stopp*|anhalten|halt|aufhören|hör* auf|angehalten|stehen bleiben|bleib* stehen|einstellen|unterbrech*',
      heard: 'ausschalten|abstellen|pause|stand|end*|beend*|halte* an|stillstand|stillgelegt|aus',
    },
    before: { said: 'bevor|vorher|vor dem|vor der|ehe', heard: 'vor|zuerst|bis|zuvor|erst' },
    after: {
      said: 'nachdem|danach|nachher|nach dem|nach der',
      heard: 'nach|dann|sobald|wenn|fertig|anschließend|später|seit',
    },
    forward: { said: 'vorwärts|nach vorne|nach vorn', heard: 'vor|vorne|weiter|voran|geradeaus' },
    back: {
      said: 'rückwärts|zurück|nach hinten|zurücktreten',
      heard: 'hinten|hinter*|rück*|weg|abstand|wieder',
    },
  },
};

export const FRENCH: DirectionLexicon = {
  idioms:
    "tout de suite|tout droit|droit au but|a le droit|ont le droit|avez le droit|le droit de|pas le droit|bien entendu|d'accord|en cas|en retard|en cours|en panne|au-delà|avant tout|mise en place|sous peine|haut-parleur|chef d'équipe|par la suite|tout à l'heure|après tout|d'après|avant-hier|après-demain|après-midi|à bas",
  words: {
    up: {
      said: 'lever|levez|lève|monter|montez|monte|soulever|soulevez|soulève|hisser|hissez|vers le haut|en haut|remonter|remontez',
      heard: 'haut|dessus|sur|supérieur*|levée|levé|élev*|lev*|mont*|plafond',
    },
    down: {
      said: 'baisser|baissez|baisse|descendre|descendez|descends|abaisser|abaissez|vers le bas|en bas|descente',
      heard: 'bas|dessous|sous|inférieur*|pos*|tomb*|descend*|abaiss*',
    },
    left: { said: 'gauche' },
    right: { said: 'droite|droit' },
    in: {
      said: "entrer|entrez|entre|à l'intérieur|pénétr*|rentrer|rentrez|dedans",
      heard: 'dans|intérieur|accès|entrée|introdui*|ins*',
    },
    out: {
      said: "sortir|sortez|sors|à l'extérieur|dehors|quitter|quittez|évacu*",
      heard: 'hors|extérieur|sortie|de|éloign*|enlev*|retir*|loin',
    },
    on: {
      said: 'allumer|allumez|allume|mettre en marche|mettez en marche|mettez sous tension|mets en marche|branch*|en marche|remettez le courant',
      heard: 'allum*|démarr*|activ*|tension|marche',
    },
    off: {
      said: 'éteindre|éteignez|éteins|coupez|couper|coupe le courant|mettez hors tension|débranch*',
      heard: 'éteint*|arrêt*|coup*|hors|désactiv*|ferm*',
    },
    open: { said: 'ouvrir|ouvrez|ouvre|ouvert*|ouverture', heard: 'déverrouill*' },
    close: {
      said: 'fermer|fermez|ferme|fermé*|fermeture|refermer|refermez',
      heard: 'clos|bouch*|verrouill*|obtur*|referm*',
    },
    start: {
      said: 'commencer|commencez|commence|démarrer|démarrez|démarre|débuter|débutez|reprendre|reprenez',
      heard: 'commenc*|démarr*|début*|lanc*|allum*|mise en marche|repris*|allez-y',
    },
    stop: {
      said: 'arrêter|arrêtez|arrête|arrêté*|arrêt|stop|cessez|cesser|stoppez|stopper',
      heard: 'halte|paus*|interromp*|suspend*|éteign*|coup*|fin|immobil*',
    },
    before: { said: 'avant|avant de|avant que', heard: "d'abord|jusqu*|préalable*" },
    after: { said: 'après|après avoir|ensuite', heard: 'puis|une fois|quand|fini*|suite|dès|lorsque|depuis' },
    forward: { said: "avancer|avancez|avance|en avant|vers l'avant", heard: 'avant|devant|avanc*' },
    back: {
      said: "reculer|reculez|recule|en arrière|vers l'arrière|marche arrière",
      heard: 'arrière|derrière|retour*|recul*|revenir|revenez|loin|écart*',
    },
  },
};

export const ITALIAN: DirectionLexicon = {
  idioms:
    'va bene|in ritardo|in corso|in caso|in anticipo|su misura|giù di morale|prima o poi|prima cosa|la prima|il prima possibile|dopo tutto|dopodomani|destro di|sinistro stradale|fuori servizio|fuori uso|a posto|di nuovo|vietato',
  words: {
    up: {
      said: "alzare|alzate|alza|alzi|sollevare|sollevate|solleva|sollevi|issare|verso l'alto|in alto|tirate su|tira su",
      heard: 'su|sopra|alto|superiore|solleva*|alza*|sali*|sal*|elev*',
    },
    down: {
      said: 'abbassare|abbassate|abbassa|abbassi|calare|calate|cala|verso il basso|in basso|giù|scendere|scendete|scendi',
      heard: 'sotto|basso|inferiore|abbass*|cal*|posa*|cad*|scend*|sce*',
    },
    left: { said: 'sinistra|sinistro' },
    right: { said: 'destra|destro' },
    in: {
      said: "entrare|entrate|entra|entri|dentro|all'interno",
      heard: 'in|nel|nella|interno|ingresso|accesso|acced*|inser*|interna',
    },
    out: {
      said: "uscire|uscite|esci|esca|fuori|all'esterno|lasciare|lasciate l*",
      heard: 'da|dal|dalla|esterno|uscita|usci*|lontan*|tog*|via|evacu*',
    },
    on: {
      said: 'accendere|accendete|accendi|accenda|acceso|accesa|attivare|attivate|attiva',
      heard: 'avvia*|accend*|acces*|tensione|on',
    },
    off: {
      said: 'spegnere|spegnete|spegni|spenga|spento|spenta|staccare la corrente|staccate la corrente|stacca la corrente|togliete la corrente',
      heard: 'spegn*|spent*|stacc*|scolleg*|disattiv*|tog*|chiud*|off',
    },
    open: { said: 'aprire|aprite|apri|apra|aperto|aperta|aperti|aperte', heard: 'sblocc*|apr*|apertura' },
    close: {
      said: 'chiudere|chiudete|chiudi|chiuda|chiuso|chiusa|chiusi|chiuse',
      heard: 'blocc*|sigill*|tapp*|chiud*|chiusura',
    },
    start: {
      said: 'cominciare|cominciate|comincia|iniziare|iniziate|inizia|inizio|avviare|avviate|avvia|ricominci*|riprendere|riprendete',
      heard: 'inizi*|cominci*|avvi*|accend*|part*|riprend*',
    },
    stop: {
      said: 'fermare|fermate|ferma|fermo|fermi|fermarsi|fermatevi|fermati|stop|smettere|smettete|smetti|arrestare|arrestate|interromp*',
      heard: 'ferm*|alt|paus*|sospen*|spegn*|spent*|arrest*|smett*|fine',
    },
    before: { said: 'prima di|prima che|prima', heard: 'prima|entro|anticip*|fino' },
    after: {
      said: 'dopo|dopo aver|dopo che|poi',
      heard: 'quando|una volta|finit*|appena|quindi|successiv*|da',
    },
    forward: { said: 'avanti|in avanti|avanzare|avanzate|avanza', heard: 'avan*|davanti|procede*' },
    back: {
      said: 'indietro|all indietro|retromarcia|arretrare|arretrate|arretra',
      heard: 'dietro|torn*|retro*|ritorn*|lontan*|distan*|allontan*',
    },
  },
};
