// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension LifeSignal {
  /// The localized texts of the screens, in English and German.
  package struct Wording: Sendable {
    /// The formatter of times in the same language.
    package let time: TimeFormatter
    private let isGerman: Bool

    /// Creates the texts of a language.
    ///
    /// - Parameters:
    ///   - locale: The locale of the language; English for any language but German.
    ///   - calendar: The calendar for days.
    package init(locale: Locale, calendar: Calendar = .greenwich) {
      isGerman = locale.language.languageCode == .german
      time = TimeFormatter(locale: locale, calendar: calendar)
    }

    /// Returns a text in the language; a text without a translation stays English.
    ///
    /// - Parameters:
    ///   - english: The English text, with a placeholder `%@` for each value.
    ///   - values: The values, in the order of the English text.
    /// - Returns: The text.
    package func callAsFunction(_ english: String, _ values: String...) -> String {
      var parts = (isGerman ? Self.german[english] ?? english : english)
        .components(separatedBy: "%@")
      var text = parts.removeFirst()
      for (index, part) in parts.enumerated() {
        text += (index < values.count ? values[index] : "") + part
      }
      return text
    }
  }
}

extension EnvironmentValues {
  /// The texts for the locale.
  var wording: LifeSignal.Wording {
    LifeSignal.Wording(locale: locale, calendar: calendar)
  }
}

extension LifeSignal.Wording {
  /// The German texts by their English texts.
  package static let german = [
    // Errors
    "The check-in did not work. Please try again.":
      "Das hat nicht geklappt. Bitte versuche es noch einmal.",
    "There is no such person. Check the spelling.":
      "Diese Person gibt es nicht. Prüfe die Schreibweise.",
    "Email and password do not match. Please try again.":
      "E-Mail und Passwort passen nicht zusammen. Bitte versuche es noch einmal.",
    "You are offline. Connect to the internet and try again.":
      "Du bist offline. Verbinde dich mit dem Internet und versuche es noch einmal.",
    "The server sent something unreadable. Please update the app.":
      "Die Antwort des Servers ist nicht lesbar. Bitte aktualisiere die App.",
    "The changes were not saved. Please try again.":
      "Die Änderungen wurden nicht gesichert. Bitte versuche es noch einmal.",
    "That failed": "Das ging schief",
    "Try again": "Noch einmal versuchen",

    // Signing in
    "Check in once a day, and your people know that you are well.":
      "Melde dich einmal am Tag, und deine Leute wissen, dass es dir gut geht.",
    "Email": "E-Mail",
    "Password": "Passwort",
    "Sign in": "Anmelden",
    "Signing in": "Anmeldung läuft",
    "Enter a full address, with an @ and a dot.": "Gib eine ganze Adresse ein, mit @ und Punkt.",
    "Enter your password.": "Gib dein Passwort ein.",

    // The profile
    "Profile": "Profil",
    "Loading": "Wird geladen",
    "Updating": "Wird aktualisiert",
    "Edit": "Bearbeiten",
    "Edit Profile": "Profil bearbeiten",
    "Phone": "Telefon",
    "None": "Keine",
    "Never": "Nie",
    "A check-in lasts": "Eine Meldung gilt",
    "Last check-in": "Letzte Meldung",
    "Sign out": "Abmelden",
    "Cancel": "Abbrechen",
    "Save": "Sichern",
    "Name": "Name",
    "Phone number": "Telefonnummer",
    "Your contacts see your name and your number.":
      "Deine Kontakte sehen deinen Namen und deine Nummer.",
    "Enter your name.": "Gib deinen Namen ein.",

    // The home screen
    "Hello, %@": "Hallo, %@",
    "Hello": "Hallo",
    "Waiting for your account": "Warten auf dein Konto",
    "Check in": "Melden",
    "Contacts": "Kontakte",
    "Who is told, and who you look after": "Wer Bescheid bekommt und um wen du dich kümmerst",
    "You are fine until %@.": "Alles in Ordnung bis %@.",
    "Your contacts have been told. Check in now.":
      "Deine Kontakte haben Bescheid bekommen. Melde dich jetzt.",
    "Check in for the first time.": "Melde dich zum ersten Mal.",

    // The remaining time
    "Time left": "Verbleibende Zeit",
    "left": "übrig",
    "Less than a minute": "Weniger als eine Minute",
    "Overdue": "Überfällig",
    "No check-in": "Keine Meldung",

    // Checking in
    "I am well": "Mir geht es gut",
    "Checking in": "Meldung läuft",
    "Tap to tell your contacts.": "Tippe, um es deinen Kontakten zu sagen.",
    "Remind me after": "Erinnere mich nach",
    "Back": "Zurück",

    // Contacts
    "Add": "Neu",
    "No contacts yet": "Noch keine Kontakte",
    "Add someone who is told when you do not check in.":
      "Füge jemanden hinzu, der Bescheid bekommt, wenn du dich nicht meldest.",
    "Add a contact": "Kontakt hinzufügen",
    "Responders": "Helfende",
    "They are told when you do not check in.": "Sie bekommen Bescheid, wenn du dich nicht meldest.",
    "Dependents": "Schützlinge",
    "You are told when they do not check in.": "Du bekommst Bescheid, wenn sie sich nicht melden.",
    "Checked in %@": "Gemeldet: %@",
    "Never checked in": "Noch nie gemeldet",
    "Remove": "Entfernen",
    "Remove %@": "%@ entfernen",
    "Remove %@?": "%@ entfernen?",
    "You will no longer be told of each other.":
      "Ihr bekommt dann nicht mehr voneinander Bescheid.",
    "Add Contact": "Neuer Kontakt",
    "With the country's code, such as +44 7700 900123.":
      "Mit der Vorwahl des Landes, wie +44 7700 900123.",
    "This is not a phone number with a country's code.":
      "Das ist keine Telefonnummer mit der Vorwahl eines Landes.",
  ]
}
