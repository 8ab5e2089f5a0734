// SPDX-License-Identifier: MIT

// The accessibility labels and values of controls.
extension SystemText {
  /// “Previous Month”: the accessibility label of a button of a calendar.
  package static let previousMonth = SystemText(
    "Previous Month",
    [
      "ar": "الشهر السابق", "cs": "Předchozí měsíc", "da": "Forrige måned",
      "de": "Vorheriger Monat", "es": "Mes anterior", "fi": "Edellinen kuukausi",
      "fr": "Mois précédent", "he": "החודש הקודם", "id": "Bulan Sebelumnya",
      "it": "Mese precedente", "ja": "前の月", "ko": "이전 달", "nb": "Forrige måned",
      "nl": "Vorige maand", "pl": "Poprzedni miesiąc", "pt": "Mês anterior",
      "ru": "Предыдущий месяц", "sv": "Föregående månad", "tr": "Önceki Ay",
      "uk": "Попередній місяць", "zh-Hans": "上个月", "zh-Hant": "上個月",
    ])

  /// “Next Month”: the accessibility label of a button of a calendar.
  package static let nextMonth = SystemText(
    "Next Month",
    [
      "ar": "الشهر التالي", "cs": "Následující měsíc", "da": "Næste måned", "de": "Nächster Monat",
      "es": "Mes siguiente", "fi": "Seuraava kuukausi", "fr": "Mois suivant", "he": "החודש הבא",
      "id": "Bulan Berikutnya", "it": "Mese successivo", "ja": "次の月", "ko": "다음 달",
      "nb": "Neste måned", "nl": "Volgende maand", "pl": "Następny miesiąc", "pt": "Próximo mês",
      "ru": "Следующий месяц", "sv": "Nästa månad", "tr": "Sonraki Ay", "uk": "Наступний місяць",
      "zh-Hans": "下个月", "zh-Hant": "下個月",
    ])

  /// “Year”: the accessibility label of a wheel.
  package static let year = SystemText(
    "Year",
    [
      "ar": "السنة", "cs": "Rok", "da": "År", "de": "Jahr", "es": "Año", "fi": "Vuosi",
      "fr": "Année", "he": "שנה", "id": "Tahun", "it": "Anno", "ja": "年", "ko": "연도", "nb": "År",
      "nl": "Jaar", "pl": "Rok", "pt": "Ano", "ru": "Год", "sv": "År", "tr": "Yıl", "uk": "Рік",
      "zh-Hans": "年", "zh-Hant": "年",
    ])

  /// “Month”: the accessibility label of a wheel.
  package static let month = SystemText(
    "Month",
    [
      "ar": "الشهر", "cs": "Měsíc", "da": "Måned", "de": "Monat", "es": "Mes", "fi": "Kuukausi",
      "fr": "Mois", "he": "חודש", "id": "Bulan", "it": "Mese", "ja": "月", "ko": "월", "nb": "Måned",
      "nl": "Maand", "pl": "Miesiąc", "pt": "Mês", "ru": "Месяц", "sv": "Månad", "tr": "Ay",
      "uk": "Місяць", "zh-Hans": "月", "zh-Hant": "月",
    ])

  /// “Day”: the accessibility label of a wheel.
  package static let day = SystemText(
    "Day",
    [
      "ar": "اليوم", "cs": "Den", "da": "Dag", "de": "Tag", "es": "Día", "fi": "Päivä",
      "fr": "Jour", "he": "יום", "id": "Hari", "it": "Giorno", "ja": "日", "ko": "일", "nb": "Dag",
      "nl": "Dag", "pl": "Dzień", "pt": "Dia", "ru": "День", "sv": "Dag", "tr": "Gün", "uk": "День",
      "zh-Hans": "日", "zh-Hant": "日",
    ])

  /// “Hour”: the accessibility label of a wheel.
  package static let hour = SystemText(
    "Hour",
    [
      "ar": "الساعة", "cs": "Hodina", "da": "Time", "de": "Stunde", "es": "Hora", "fi": "Tunti",
      "fr": "Heure", "he": "שעה", "id": "Jam", "it": "Ora", "ja": "時", "ko": "시", "nb": "Time",
      "nl": "Uur", "pl": "Godzina", "pt": "Hora", "ru": "Час", "sv": "Timme", "tr": "Saat",
      "uk": "Година", "zh-Hans": "小时", "zh-Hant": "小時",
    ])

  /// “Minute”: the accessibility label of a wheel.
  package static let minute = SystemText(
    "Minute",
    [
      "ar": "الدقيقة", "cs": "Minuta", "da": "Minut", "de": "Minute", "es": "Minuto",
      "fi": "Minuutti", "fr": "Minute", "he": "דקה", "id": "Menit", "it": "Minuto", "ja": "分",
      "ko": "분", "nb": "Minutt", "nl": "Minuut", "pl": "Minuta", "pt": "Minuto", "ru": "Минута",
      "sv": "Minut", "tr": "Dakika", "uk": "Хвилина", "zh-Hans": "分钟", "zh-Hant": "分鐘",
    ])

  /// “Date”: the accessibility label of a wheel.
  package static let date = SystemText(
    "Date",
    [
      "ar": "التاريخ", "cs": "Datum", "da": "Dato", "de": "Datum", "es": "Fecha",
      "fi": "Päivämäärä", "fr": "Date", "he": "תאריך", "id": "Tanggal", "it": "Data", "ja": "日付",
      "ko": "날짜", "nb": "Dato", "nl": "Datum", "pl": "Data", "pt": "Data", "ru": "Дата",
      "sv": "Datum", "tr": "Tarih", "uk": "Дата", "zh-Hans": "日期", "zh-Hant": "日期",
    ])

  /// “Expanded”: the accessibility value of a group whose content is visible.
  package static let expanded = SystemText(
    "Expanded",
    [
      "ar": "موسّع", "cs": "Rozbaleno", "da": "Udvidet", "de": "Erweitert", "es": "Ampliado",
      "fi": "Laajennettu", "fr": "Développé", "he": "מורחב", "id": "Diperluas", "it": "Espanso",
      "ja": "展開済み", "ko": "펼쳐짐", "nb": "Utvidet", "nl": "Uitgevouwen", "pl": "Rozwinięte",
      "pt": "Expandido", "ru": "Развернуто", "sv": "Utökad", "tr": "Genişletilmiş",
      "uk": "Розгорнуто", "zh-Hans": "已展开", "zh-Hant": "已展開",
    ])

  /// “Collapsed”: the accessibility value of a group whose content is hidden.
  package static let collapsed = SystemText(
    "Collapsed",
    [
      "ar": "مطوي", "cs": "Sbaleno", "da": "Skjult", "de": "Reduziert", "es": "Contraído",
      "fi": "Supistettu", "fr": "Réduit", "he": "מכווץ", "id": "Diciutkan", "it": "Compresso",
      "ja": "折りたたみ済み", "ko": "접힘", "nb": "Skjult", "nl": "Samengevouwen", "pl": "Zwinięte",
      "pt": "Contraído", "ru": "Свернуто", "sv": "Minimerad", "tr": "Daraltılmış", "uk": "Згорнуто",
      "zh-Hans": "已折叠", "zh-Hant": "已收合",
    ])

  /// “In progress”: the accessibility value of a progress view without a value.
  package static let inProgress = SystemText(
    "In progress",
    [
      "ar": "قيد التقدم", "cs": "Probíhá", "da": "I gang", "de": "In Bearbeitung", "es": "En curso",
      "fi": "Käynnissä", "fr": "En cours", "he": "בתהליך", "id": "Sedang berlangsung",
      "it": "In corso", "ja": "進行中", "ko": "진행 중", "nb": "Pågår", "nl": "Bezig", "pl": "W toku",
      "pt": "Em andamento", "ru": "Выполняется", "sv": "Pågår", "tr": "Sürüyor",
      "uk": "Виконується", "zh-Hans": "进行中", "zh-Hant": "進行中",
    ])

  /// “on”: the accessibility value of a toggle.
  package static let on = SystemText(
    "on",
    [
      "ar": "مفعّل", "cs": "zapnuto", "da": "til", "de": "ein", "es": "activado", "fi": "päällä",
      "fr": "activé", "he": "פועל", "id": "aktif", "it": "attivo", "ja": "オン", "ko": "켬",
      "nb": "på", "nl": "aan", "pl": "włączone", "pt": "ativado", "ru": "вкл.", "sv": "på",
      "tr": "açık", "uk": "увімкнено", "zh-Hans": "开", "zh-Hant": "開",
    ])

  /// “off”: the accessibility value of a toggle.
  package static let off = SystemText(
    "off",
    [
      "ar": "متوقف", "cs": "vypnuto", "da": "fra", "de": "aus", "es": "desactivado", "fi": "pois",
      "fr": "désactivé", "he": "כבוי", "id": "nonaktif", "it": "disattivo", "ja": "オフ",
      "ko": "끔", "nb": "av", "nl": "uit", "pl": "wyłączone", "pt": "desativado", "ru": "выкл.",
      "sv": "av", "tr": "kapalı", "uk": "вимкнено", "zh-Hans": "关", "zh-Hant": "關",
    ])

  /// “mixed”: the accessibility value of a toggle of several values that differ.
  package static let mixed = SystemText(
    "mixed",
    [
      "ar": "مختلط", "cs": "smíšené", "da": "blandet", "de": "gemischt", "es": "mixto",
      "fi": "sekalainen", "fr": "mixte", "he": "מעורב", "id": "campuran", "it": "misto",
      "ja": "混在", "ko": "혼합", "nb": "blandet", "nl": "gemengd", "pl": "mieszane", "pt": "misto",
      "ru": "смешанное", "sv": "blandat", "tr": "karışık", "uk": "змішане", "zh-Hans": "混合",
      "zh-Hant": "混合",
    ])

  /// “New”: the accessibility label of a badge without a text.
  package static let new = SystemText(
    "New",
    [
      "ar": "جديد", "cs": "Nové", "da": "Ny", "de": "Neu", "es": "Nuevo", "fi": "Uusi",
      "fr": "Nouveau", "he": "חדש", "id": "Baru", "it": "Nuovo", "ja": "新規", "ko": "새 항목",
      "nb": "Ny", "nl": "Nieuw", "pl": "Nowe", "pt": "Novo", "ru": "Новое", "sv": "Ny",
      "tr": "Yeni", "uk": "Нове", "zh-Hans": "新", "zh-Hant": "新",
    ])

  /// “Sheet Grabber”: the accessibility label of the drag indicator of a sheet.
  package static let sheetGrabber = SystemText(
    "Sheet Grabber",
    [
      "ar": "مقبض الورقة", "cs": "Úchyt listu", "da": "Arkgreb", "de": "Blattgriff",
      "es": "Tirador de la hoja", "fi": "Arkin kahva", "fr": "Poignée de la feuille",
      "he": "ידית הגיליון", "id": "Pegangan Lembar", "it": "Maniglia del foglio", "ja": "シートグラバー",
      "ko": "시트 손잡이", "nb": "Arkhåndtak", "nl": "Greep van blad", "pl": "Uchwyt arkusza",
      "pt": "Alça da folha", "ru": "Маркер листа", "sv": "Arkhandtag", "tr": "Sayfa Tutamacı",
      "uk": "Маркер аркуша", "zh-Hans": "表单拖动条", "zh-Hant": "表單拖移列",
    ])
}
