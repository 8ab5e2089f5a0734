// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import TintypeFoundation

@MainActor
@Suite("Automatic grammar agreement")
struct GrammarAgreementTests {
  @Test(
    "A marked phrase agrees with its number",
    arguments: [
      (0, "0 books left"), (1, "1 book left"), (2, "2 books left"),
    ])
  func numbers(count: Int, expected: String) {
    #expect(string(of: Text("^[\(count) book](inflect: true) left")) == expected)
  }

  @Test("A noun can be a value, beside Markdown, with a preposition and other attributes")
  func phrases() {
    let (count, noun) = (2, "*new* message")
    #expect(string(of: Text("^[\(count) \(noun)](inflect: true)")) == "2 *new* messages")
    #expect(string(of: Text("**^[\(count) box of tea](inflect: true)**")) == "2 boxes of tea")
    #expect(string(of: Text("^[\(count) book](inflect: true, x: 1)")) == "2 books")
    #expect(string(of: Text("^[2 key](inflect: true)")) == "2 keys")
  }

  @Test("Other marks show their text")
  func otherMarks() {
    #expect(string(of: Text("^[a book](custom: 1)")) == "a book")
    #expect(string(of: Text("^[some book](inflect: true)")) == "some book")
    #expect(string(of: Text("x^2 ^[y")) == "x^2 ^[y")
  }

  @Test("A language without rules shows the text, with a warning")
  func unknownLanguage() throws {
    let strings = try TestBundle([
      "ru.lproj/Localizable.strings":
        #""^[%lld book](inflect: true)" = "^[%lld книга](inflect: true)";"#
    ])
    let text = Text("^[\(2) book](inflect: true)", bundle: strings.bundle)
      .environment(\.locale, Locale(identifier: "ru"))
    #expect(string(of: text) == "2 книга")
    #expect(issues(of: text).contains("There are no rules for the plural of “книга”"))
  }

  @Test(
    "Plurals follow the spelling rules of the language",
    arguments: [
      (
        "en",
        "book books, box boxes, city cities, day days, child children, person people, bus buses, "
          + "class classes, analysis analyses, books books, Knife Knives, BOOK BOOKS, woman women"
      ),
      (
        "de",
        "Buch Bücher, Handbuch Handbücher, Tag Tage, Stunde Stunden, Foto Fotos, Datei Dateien, "
          + "Benutzer Benutzer, Freundin Freundinnen, Zeitung Zeitungen, Album Alben, Eintrag Einträge, "
          + "Dokument Dokumente, Student Studenten"
      ),
      (
        "es",
        "libro libros, ciudad ciudades, vez veces, canción canciones, mes meses, lunes lunes, "
          + "imagen imágenes, día días"
      ),
      (
        "fr",
        "livre livres, cheval chevaux, gâteau gâteaux, jeu jeux, prix prix, œil yeux, genou genoux"
      ),
      (
        "it",
        "libro libri, casa case, amico amici, amica amiche, foto foto, città città, uomo uomini, "
          + "problema problemi, lago laghi, arancia arance, camicia camicie"
      ),
      (
        "pt-BR",
        "livro livros, canção canções, mão mãos, animal animais, papel papéis, homem homens, "
          + "flor flores, mês meses, pão pães, lápis lápis, móvel móveis"
      ),
    ])
  func plurals(language: String, pairs: String) throws {
    let inflection = try #require(Inflection(language: language))
    for pair in pairs.split(separator: ", ") {
      let words = pair.split(separator: " ")
      #expect(inflection.plural(ofPhrase: String(words[0])) == words[1])
    }
  }

  @Test(
    "Adjectives agree as well, and the rest of a phrase does not change",
    arguments: [
      ("en", " new cup of tea", " new cups of tea"),
      ("de", " neues Glas Wein", " neue Gläser Wein"),
      ("es", " mensaje no leído", " mensajes no leídos"),
      ("fr", " nouvelle tasse de thé", " nouvelles tasses de thé"),
      ("it", " messaggio nuovo", " messaggi nuovi"),
      ("pt", " xícara de chá", " xícaras de chá"),
    ])
  func adjectives(language: String, phrase: String, expected: String) throws {
    #expect(try #require(Inflection(language: language)).plural(ofPhrase: phrase) == expected)
  }
}
