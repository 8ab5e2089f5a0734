// SPDX-License-Identifier: MIT

// The titles of buttons and fields.
extension SystemText {
  /// “Back”: the button that returns to a screen without a title.
  package static let back = SystemText(
    "Back",
    [
      "ar": "رجوع", "cs": "Zpět", "da": "Tilbage", "de": "Zurück", "es": "Atrás", "fi": "Takaisin",
      "fr": "Retour", "he": "חזרה", "id": "Kembali", "it": "Indietro", "ja": "戻る", "ko": "뒤로",
      "nb": "Tilbake", "nl": "Terug", "pl": "Wstecz", "pt": "Voltar", "ru": "Назад",
      "sv": "Tillbaka", "tr": "Geri", "uk": "Назад", "zh-Hans": "返回", "zh-Hant": "返回",
    ])

  /// “Cancel”: the button that ends a search or a dialog.
  package static let cancel = SystemText(
    "Cancel",
    [
      "ar": "إلغاء", "cs": "Zrušit", "da": "Annuller", "de": "Abbrechen", "es": "Cancelar",
      "fi": "Kumoa", "fr": "Annuler", "he": "ביטול", "id": "Batal", "it": "Annulla", "ja": "キャンセル",
      "ko": "취소", "nb": "Avbryt", "nl": "Annuleer", "pl": "Anuluj", "pt": "Cancelar",
      "ru": "Отменить", "sv": "Avbryt", "tr": "Vazgeç", "uk": "Скасувати", "zh-Hans": "取消",
      "zh-Hant": "取消",
    ])

  /// “Close”: the button of the role `close`.
  package static let close = SystemText(
    "Close",
    [
      "ar": "إغلاق", "cs": "Zavřít", "da": "Luk", "de": "Schließen", "es": "Cerrar", "fi": "Sulje",
      "fr": "Fermer", "he": "סגור", "id": "Tutup", "it": "Chiudi", "ja": "閉じる", "ko": "닫기",
      "nb": "Lukk", "nl": "Sluit", "pl": "Zamknij", "pt": "Fechar", "ru": "Закрыть", "sv": "Stäng",
      "tr": "Kapat", "uk": "Закрити", "zh-Hans": "关闭", "zh-Hant": "關閉",
    ])

  /// “Delete”: the button that deletes a row.
  package static let delete = SystemText(
    "Delete",
    [
      "ar": "حذف", "cs": "Smazat", "da": "Slet", "de": "Löschen", "es": "Eliminar", "fi": "Poista",
      "fr": "Supprimer", "he": "מחק", "id": "Hapus", "it": "Elimina", "ja": "削除", "ko": "삭제",
      "nb": "Slett", "nl": "Verwijder", "pl": "Usuń", "pt": "Apagar", "ru": "Удалить",
      "sv": "Radera", "tr": "Sil", "uk": "Видалити", "zh-Hans": "删除", "zh-Hant": "刪除",
    ])

  /// “Done”: the button that ends an edit mode.
  package static let done = SystemText(
    "Done",
    [
      "ar": "تم", "cs": "Hotovo", "da": "OK", "de": "Fertig", "es": "OK", "fi": "Valmis",
      "fr": "OK", "he": "סיום", "id": "Selesai", "it": "Fine", "ja": "完了", "ko": "완료",
      "nb": "Ferdig", "nl": "Gereed", "pl": "Gotowe", "pt": "OK", "ru": "Готово", "sv": "Klar",
      "tr": "Bitti", "uk": "Готово", "zh-Hans": "完成", "zh-Hant": "完成",
    ])

  /// “Edit”: the button that begins an edit mode.
  package static let edit = SystemText(
    "Edit",
    [
      "ar": "تعديل", "cs": "Upravit", "da": "Rediger", "de": "Bearbeiten", "es": "Editar",
      "fi": "Muokkaa", "fr": "Modifier", "he": "ערוך", "id": "Edit", "it": "Modifica", "ja": "編集",
      "ko": "편집", "nb": "Rediger", "nl": "Wijzig", "pl": "Edytuj", "pt": "Editar", "ru": "Править",
      "sv": "Redigera", "tr": "Düzenle", "uk": "Змінити", "zh-Hans": "编辑", "zh-Hant": "編輯",
    ])

  /// “More”: the menu of further actions, and the list of further tabs.
  package static let more = SystemText(
    "More",
    [
      "ar": "المزيد", "cs": "Více", "da": "Mere", "de": "Mehr", "es": "Más", "fi": "Lisää",
      "fr": "Plus", "he": "עוד", "id": "Lainnya", "it": "Altro", "ja": "その他", "ko": "더 보기",
      "nb": "Mer", "nl": "Meer", "pl": "Więcej", "pt": "Mais", "ru": "Ещё", "sv": "Mer",
      "tr": "Daha Fazla", "uk": "Більше", "zh-Hans": "更多", "zh-Hant": "更多",
    ])

  /// “OK”: the button of an alert without buttons.
  package static let ok = SystemText(
    "OK",
    [
      "ar": "موافق", "cs": "OK", "da": "OK", "de": "OK", "es": "Aceptar", "fi": "OK", "fr": "OK",
      "he": "אישור", "id": "OK", "it": "OK", "ja": "OK", "ko": "확인", "nb": "OK", "nl": "OK",
      "pl": "OK", "pt": "OK", "ru": "ОК", "sv": "OK", "tr": "Tamam", "uk": "OK", "zh-Hans": "好",
      "zh-Hant": "好",
    ])

  /// “Rename”: the button that renames a content.
  package static let rename = SystemText(
    "Rename",
    [
      "ar": "إعادة تسمية", "cs": "Přejmenovat", "da": "Omdøb", "de": "Umbenennen",
      "es": "Renombrar", "fi": "Nimeä uudelleen", "fr": "Renommer", "he": "שינוי שם",
      "id": "Ganti Nama", "it": "Rinomina", "ja": "名称変更", "ko": "이름 변경", "nb": "Endre navn",
      "nl": "Wijzig naam", "pl": "Zmień nazwę", "pt": "Renomear", "ru": "Переименовать",
      "sv": "Ändra namn", "tr": "Adını Değiştir", "uk": "Перейменувати", "zh-Hans": "重新命名",
      "zh-Hant": "重新命名",
    ])

  /// “Search”: the prompt of a search field, and the title of the search tab.
  package static let search = SystemText(
    "Search",
    [
      "ar": "بحث", "cs": "Hledat", "da": "Søg", "de": "Suchen", "es": "Buscar", "fi": "Etsi",
      "fr": "Rechercher", "he": "חיפוש", "id": "Cari", "it": "Cerca", "ja": "検索", "ko": "검색",
      "nb": "Søk", "nl": "Zoek", "pl": "Szukaj", "pt": "Buscar", "ru": "Поиск", "sv": "Sök",
      "tr": "Ara", "uk": "Пошук", "zh-Hans": "搜索", "zh-Hant": "搜尋",
    ])

  /// “Time”: the label of the time below a calendar.
  package static let time = SystemText(
    "Time",
    [
      "ar": "الوقت", "cs": "Čas", "da": "Tid", "de": "Uhrzeit", "es": "Hora", "fi": "Aika",
      "fr": "Heure", "he": "שעה", "id": "Waktu", "it": "Ora", "ja": "時刻", "ko": "시간", "nb": "Tid",
      "nl": "Tijd", "pl": "Czas", "pt": "Hora", "ru": "Время", "sv": "Tid", "tr": "Saat",
      "uk": "Час", "zh-Hans": "时间", "zh-Hant": "時間",
    ])
}
