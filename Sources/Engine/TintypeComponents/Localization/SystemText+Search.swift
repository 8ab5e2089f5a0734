// SPDX-License-Identifier: MIT

// The texts of a search without results.
extension SystemText {
  /// “No Results”: the title of a search without results.
  package static let noResults = SystemText(
    "No Results",
    [
      "ar": "لا توجد نتائج", "cs": "Žádné výsledky", "da": "Ingen resultater",
      "de": "Keine Ergebnisse", "es": "Sin resultados", "fi": "Ei tuloksia", "fr": "Aucun résultat",
      "he": "אין תוצאות", "id": "Tidak Ada Hasil", "it": "Nessun risultato", "ja": "検索結果なし",
      "ko": "결과 없음", "nb": "Ingen resultater", "nl": "Geen resultaten", "pl": "Brak wyników",
      "pt": "Nenhum resultado", "ru": "Нет результатов", "sv": "Inga resultat", "tr": "Sonuç Yok",
      "uk": "Немає результатів", "zh-Hans": "无结果", "zh-Hant": "沒有結果",
    ])

  /// “No Results for “%@””: the title of a search for a text, in place of “%@”, without results.
  package static let noResultsForText = SystemText(
    "No Results for “%@”",
    [
      "ar": "لا توجد نتائج لـ \"%@\"", "cs": "Žádné výsledky pro „%@“",
      "da": "Ingen resultater for “%@”", "de": "Keine Ergebnisse für „%@“",
      "es": "Sin resultados para “%@”", "fi": "Ei tuloksia haulle ”%@”",
      "fr": "Aucun résultat pour « %@ »", "he": "אין תוצאות עבור ״%@״",
      "id": "Tidak Ada Hasil untuk “%@”", "it": "Nessun risultato per “%@”", "ja": "“%@”の検索結果なし",
      "ko": "“%@”에 대한 결과 없음", "nb": "Ingen resultater for «%@»", "nl": "Geen resultaten voor ‘%@’",
      "pl": "Brak wyników dla „%@”", "pt": "Nenhum resultado para “%@”",
      "ru": "Нет результатов для «%@»", "sv": "Inga resultat för ”%@”", "tr": "“%@” için Sonuç Yok",
      "uk": "Немає результатів для «%@»", "zh-Hans": "没有“%@”的结果", "zh-Hant": "沒有「%@」的結果",
    ])

  /// “Check the spelling or try a new search.”: the description of a search without results.
  package static let searchAdvice = SystemText(
    "Check the spelling or try a new search.",
    [
      "ar": "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
      "cs": "Zkontrolujte pravopis nebo zkuste nové hledání.",
      "da": "Kontroller stavningen, eller prøv en ny søgning.",
      "de": "Prüfe die Rechtschreibung oder versuche eine neue Suche.",
      "es": "Comprueba la ortografía o prueba con otra búsqueda.",
      "fi": "Tarkista oikeinkirjoitus tai kokeile uutta hakua.",
      "fr": "Vérifiez l’orthographe ou essayez une nouvelle recherche.",
      "he": "בדקו את האיות או נסו חיפוש חדש.", "id": "Periksa ejaan atau coba pencarian baru.",
      "it": "Controlla l’ortografia o prova una nuova ricerca.", "ja": "スペルを確認するか、新しい検索を試してください。",
      "ko": "맞춤법을 확인하거나 새로운 검색을 시도하십시오.", "nb": "Kontroller stavemåten, eller prøv et nytt søk.",
      "nl": "Controleer de spelling of probeer een nieuwe zoekopdracht.",
      "pl": "Sprawdź pisownię lub spróbuj nowego wyszukiwania.",
      "pt": "Verifique a ortografia ou tente uma nova busca.",
      "ru": "Проверьте правописание или попробуйте другой запрос.",
      "sv": "Kontrollera stavningen eller prova en ny sökning.",
      "tr": "Yazımı denetleyin veya yeni bir arama deneyin.",
      "uk": "Перевірте правопис або спробуйте новий пошук.", "zh-Hans": "请检查拼写或尝试新的搜索。",
      "zh-Hant": "請檢查拼字或嘗試新的搜尋。",
    ])
}
