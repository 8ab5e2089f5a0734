// SPDX-License-Identifier: MIT

#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

// The titles of keys.
extension SystemText {
  /// “space”: the key that enters a space.
  static let space = SystemText(
    "space",
    [
      "ar": "مسافة", "cs": "mezera", "da": "mellemrum", "de": "Leerzeichen", "es": "espacio",
      "fi": "väli", "fr": "espace", "he": "רווח", "id": "spasi", "it": "spazio", "ja": "空白",
      "ko": "간격", "nb": "mellomrom", "nl": "spatie", "pl": "spacja", "pt": "espaço",
      "ru": "Пробел", "sv": "mellanslag", "tr": "boşluk", "uk": "Пробіл", "zh-Hans": "空格",
      "zh-Hant": "空格",
    ])

  /// The key that ends a line.
  fileprivate static let lineBreak = SystemText(
    "return",
    [
      "ar": "إدخال", "da": "retur", "de": "Return", "es": "intro", "fr": "retour", "he": "חזור",
      "it": "invio", "ja": "改行", "ko": "줄바꿈", "nb": "retur", "pt": "retorno", "ru": "Ввод",
      "sv": "retur", "uk": "Ввід", "zh-Hans": "换行", "zh-Hant": "換行",
    ])

  /// The key that opens what was entered.
  fileprivate static let go = SystemText(
    "go",
    [
      "ar": "انتقال", "da": "gå", "de": "Öffnen", "es": "ir", "fi": "siirry", "fr": "accéder",
      "he": "עבור", "it": "vai", "ja": "開く", "ko": "이동", "nb": "gå", "nl": "ga", "pl": "idź",
      "pt": "ir", "ru": "Перейти", "sv": "gå", "tr": "git", "uk": "Перейти", "zh-Hans": "前往",
      "zh-Hant": "前往",
    ])

  /// The key that sends what was entered.
  fileprivate static let send = SystemText(
    "send",
    [
      "ar": "إرسال", "cs": "odeslat", "da": "send", "de": "Senden", "es": "enviar",
      "fi": "lähetä", "fr": "envoyer", "he": "שלח", "id": "kirim", "it": "invia", "ja": "送信",
      "ko": "보내기", "nb": "send", "nl": "stuur", "pl": "wyślij", "pt": "enviar",
      "ru": "Отправить", "sv": "skicka", "tr": "gönder", "uk": "Надіслати", "zh-Hans": "发送",
      "zh-Hant": "傳送",
    ])

  /// The key that joins a network.
  fileprivate static let join = SystemText(
    "join",
    [
      "ar": "انضمام", "de": "Verbinden", "es": "acceder", "fr": "rejoindre", "he": "הצטרף",
      "it": "accedi", "ja": "接続", "ko": "연결", "ru": "Войти", "zh-Hans": "加入",
      "zh-Hant": "加入",
    ])

  /// The key that plans a route.
  fileprivate static let route = SystemText(
    "route",
    [
      "ar": "المسار", "es": "ruta", "fr": "itinéraire", "he": "מסלול", "it": "itinerario",
      "ja": "経路", "ko": "경로", "pt": "rota", "ru": "Маршрут", "zh-Hans": "路线",
      "zh-Hant": "路線",
    ])

  /// The key that moves to the next text field.
  fileprivate static let next = SystemText(
    "next",
    [
      "ar": "التالي", "cs": "další", "da": "næste", "de": "Weiter", "es": "siguiente",
      "fi": "seuraava", "fr": "suivant", "he": "הבא", "id": "berikutnya", "it": "avanti",
      "ja": "次へ", "ko": "다음", "nb": "neste", "nl": "volgende", "pl": "dalej", "pt": "seguinte",
      "ru": "Далее", "sv": "nästa", "tr": "sonraki", "uk": "Далі", "zh-Hans": "下一项",
      "zh-Hant": "下一項",
    ])

  /// The key that continues.
  fileprivate static let `continue` = SystemText(
    "continue",
    [
      "ar": "متابعة", "cs": "pokračovat", "da": "fortsæt", "de": "Fortfahren", "es": "continuar",
      "fi": "jatka", "fr": "continuer", "he": "המשך", "id": "lanjut", "it": "continua",
      "ja": "続ける", "ko": "계속", "nb": "fortsett", "nl": "ga door", "pl": "kontynuuj",
      "pt": "continuar", "ru": "Продолжить", "sv": "fortsätt", "tr": "sürdür",
      "uk": "Продовжити", "zh-Hans": "继续", "zh-Hant": "繼續",
    ])
}

extension TextInputTraits.ReturnKey {
  /// The title of the key, in lowercase in English.
  func title(for locale: Locale) -> String {
    switch self {
    case .return: SystemText.lineBreak.string(for: locale)
    case .done: SystemText.done.key(for: locale)
    case .go: SystemText.go.string(for: locale)
    case .send: SystemText.send.string(for: locale)
    case .join: SystemText.join.string(for: locale)
    case .route: SystemText.route.string(for: locale)
    case .search: SystemText.search.key(for: locale)
    case .next: SystemText.next.string(for: locale)
    case .continue: SystemText.continue.string(for: locale)
    }
  }
}

extension SystemText {
  /// Returns the text as the title of a key.
  fileprivate func key(for locale: Locale) -> String {
    let text = string(for: locale)
    return locale.language.languageCode == .english ? text.lowercased() : text
  }
}
