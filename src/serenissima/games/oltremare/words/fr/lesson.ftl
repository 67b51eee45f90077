### La première leçon : ce qui est dit à chaque étape.

## lesson

lesson-title = Un tour avec Marina

## steps

steps-welcome = Vous êtes Marina, au navire bleu. Un tour a quatre parties : vérifier sa main, commercer, jouer des cartes pour leurs symboles, et charger ces mêmes cartes. La cargaison paie par groupes d’une marchandise ; le plus de ducats gagne.
steps-power = La carte du dessus de votre cargaison règle votre tour. Ses lions disent combien de cartes vous pouvez garder, ici 4 ; ses tonneaux, combien vous devez en jouer, ici 3.
steps-surplus = Vous en avez cinq, une de trop. Les pirates en prennent une : cédez la poterie, qui ne va avec rien. Chaque carte là-bas coûte un ducat à la fin.
steps-trading = Vous pouvez maintenant acheter des cartes et conclure des affaires, dans l’ordre voulu. Il vous faut au moins trois cartes, et vous voulez du sel, car du sel est sur votre cargaison.
steps-buy = Une carte de la pioche coûte 3 ducats, 4 si vous n’en avez plus. Vous pouvez en acheter quatre par tour ; achetez-en une.
steps-propose = De la soie, pas de sel. Proposez donc une affaire : à Anselm, votre blé contre un sel. Composez-la à la table des affaires et envoyez-la, ou commencez ici par une offre à Anselm.
steps-give = D’abord ce que vous donnez. La marchandise d’une carte doit être dite en vérité : offrez le blé.
steps-want = Puis ce que vous voulez. Vous nommez une marchandise, et Anselm choisira laquelle de ses cartes il donne : demandez du sel.
steps-want_done = Un sel suffit ; continuez.
steps-ducati = Les ducats peuvent adoucir une affaire dans les deux sens, même ceux que vous n’avez pas. Cet échange est juste sans : choisissez 0.
steps-claim = Sur les symboles et la puissance, vous pouvez tout dire, vrai ou faux, ou rien. Ne dites rien.
steps-dealt = Anselm accepte. Il reçoit aussi une tuile de prestige, comme chaque partenaire à sa première affaire de votre tour ; elles paient aux décomptes de Venise.
steps-end_trading = Cinq cartes, dont trois sels. Terminez le commerce.
steps-play = Vous devez en jouer trois : jouez les trois sels ; le premier décide du reste. Leurs symboles s’additionnent et s’exécutent.
steps-actions = Trois symboles ducat ont rapporté 6 ducats ; un rapporte 1, deux 3. Un pavillon pirate a envoyé une carte de la pioche à vos pirates, un symbole cartes en a pioché une.
steps-sail = Un symbole navire : suivez exactement une route. À Durazzo se trouve un marqueur qui donne un symbole ducat de plus par tour tant qu’il est actif. Allez-y.
steps-load = Les cartes jouées deviennent cargaison, dans l’ordre de votre choix. La dernière est au-dessus et règle votre prochain tour : chargez en dernier celle de puissance 5 à 2 tonneaux.
steps-groups = Avec le sel d’avant, c’est un groupe de quatre : 10 ducats au décompte, quand quatre sels séparés en donnent 4. Une autre marchandise dessus fermerait le groupe.
steps-scoring = Vers le milieu sort la carte Venise : le prestige paie 6, 3 et 1, et tous les groupes sauf celui du dessus sont payés. À la fin tout est payé, les pirates coûtent 1 chacun, et les marqueurs des ports paient 6, 3 et 1.
steps-end = C’est à Anselm, qui vous offrira peut-être une affaire ; acceptez si elle sert les deux, car la tuile sera alors à vous. Tout le jeu est là : commercez volontiers, empilez avec soin.
