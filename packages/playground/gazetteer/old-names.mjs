/**
 * Names that a birth record may hold and today's maps do not, and the spelling the page shows where GeoNames prefers another.
 * Written for this project: country, name shown, other names. Only spellings that GeoNames lacks need to stand here; the others do no harm.
 */

// biome-ignore format: one city to a line
export const OLD_NAMES = [
  ['IN', 'Mumbai', 'Bombay'], ['IN', 'Delhi', 'Dilli'], ['IN', 'Bengaluru', 'Bangalore'], ['IN', 'Chennai', 'Madras'], ['IN', 'Kolkata', 'Calcutta'],
  ['IN', 'Ahmedabad', 'Amdavad'], ['IN', 'Pune', 'Poona'], ['IN', 'Kanpur', 'Cawnpore'], ['IN', 'Varanasi', 'Benares, Banaras, Kashi'],
  ['IN', 'Prayagraj', 'Allahabad'], ['IN', 'Ujjain', 'Avantika'], ['IN', 'Vadodara', 'Baroda'], ['IN', 'Haridwar', 'Hardwar'], ['IN', 'Guwahati', 'Gauhati'],
  ['IN', 'Visakhapatnam', 'Vizag'], ['IN', 'Mysuru', 'Mysore'], ['IN', 'Mangaluru', 'Mangalore'], ['IN', 'Tiruchirappalli', 'Trichy, Trichinopoly'],
  ['IN', 'Kochi', 'Cochin, Ernakulam'], ['IN', 'Kozhikode', 'Calicut'], ['IN', 'Thiruvananthapuram', 'Trivandrum'], ['IN', 'Panaji', 'Panjim, Goa'],
  ['IN', 'Nashik', 'Nasik'], ['IN', 'Thanjavur', 'Tanjore'], ['IN', 'Thoothukudi', 'Tuticorin'], ['IN', 'Puducherry', 'Pondicherry'], ['IN', 'Shimla', 'Simla'],
  ['IN', 'Belagavi', 'Belgaum'], ['IN', 'Hubballi', 'Hubli'], ['IN', 'Gurugram', 'Gurgaon'], ['IN', 'Vijayawada', 'Bezwada'], ['IN', 'Jabalpur', 'Jubbulpore'],
  ['PK', 'Faisalabad', 'Lyallpur'], ['BD', 'Dhaka', 'Dacca'], ['BD', 'Chattogram', 'Chittagong'], ['LK', 'Colombo', 'Kolamba'],
  ['CN', 'Beijing', 'Peking, Peiping'], ['CN', 'Guangzhou', 'Canton'], ['CN', "Xi'an", 'Xian, Sian'], ['CN', 'Nanjing', 'Nanking'], ['CN', 'Shenyang', 'Mukden'],
  ['CN', 'Tianjin', 'Tientsin'], ['CN', 'Chongqing', 'Chungking'], ['KR', 'Busan', 'Pusan'], ['KR', 'Seoul', 'Keijo'], ['JP', 'Tokyo', 'Edo'],
  ['MN', 'Ulaanbaatar', 'Ulan Bator, Urga'], ['VN', 'Ho Chi Minh City', 'Saigon'], ['MM', 'Yangon', 'Rangoon'], ['KH', 'Phnom Penh', 'Pnom Penh'],
  ['ID', 'Jakarta', 'Batavia'], ['ID', 'Denpasar', 'Bali'], ['MY', 'George Town', 'Penang'], ['SA', 'Mecca', 'Makkah'],
  ['TR', 'Istanbul', 'Constantinople'], ['TR', 'Izmir', 'Smyrna'], ['TR', 'Ankara', 'Angora'], ['TR', 'Edirne', 'Adrianople'], ['TR', 'Trabzon', 'Trebizond'],
  ['KZ', 'Almaty', 'Alma-Ata'], ['KZ', 'Astana', 'Nur-Sultan, Tselinograd, Akmola'], ['KG', 'Bishkek', 'Frunze'], ['TJ', 'Dushanbe', 'Stalinabad'], ['GE', 'Tbilisi', 'Tiflis'],
  ['DE', 'Munich', 'München'], ['DE', 'Köln', 'Cologne'], ['DE', 'Chemnitz', 'Karl-Marx-Stadt'], ['AT', 'Vienna', 'Wien'], ['CH', 'Geneva', 'Genève'], ['SK', 'Bratislava', 'Pressburg'],
  ['IT', 'Rome', 'Roma'], ['IT', 'Milan', 'Milano'], ['IT', 'Naples', 'Napoli'], ['IT', 'Turin', 'Torino'], ['IT', 'Florence', 'Firenze'],
  ['ES', 'Sevilla', 'Seville'], ['PT', 'Lisbon', 'Lisboa'], ['DK', 'Copenhagen', 'København'], ['SE', 'Göteborg', 'Gothenburg'], ['NO', 'Oslo', 'Christiania, Kristiania'],
  ['PL', 'Warsaw', 'Warszawa'], ['PL', 'Kraków', 'Cracow'], ['PL', 'Gdańsk', 'Danzig'], ['PL', 'Wrocław', 'Breslau'], ['PL', 'Szczecin', 'Stettin'], ['PL', 'Łódź', 'Litzmannstadt'],
  ['CZ', 'Prague', 'Praha'], ['RS', 'Belgrade', 'Beograd'], ['GR', 'Thessaloníki', 'Salonica'], ['MD', 'Chisinau', 'Kishinev'],
  ['UA', 'Kyiv', 'Kiev'], ['UA', 'Lviv', 'Lvov, Lemberg, Lwow'], ['UA', 'Odesa', 'Odessa'], ['UA', 'Dnipro', 'Dnepropetrovsk, Yekaterinoslav'], ['UA', 'Donetsk', 'Stalino'],
  ['RU', 'Moscow', 'Moskva'], ['RU', 'Saint Petersburg', 'Leningrad, Petrograd'], ['RU', 'Samara', 'Kuybyshev'], ['RU', 'Yekaterinburg', 'Sverdlovsk'], ['RU', 'Volgograd', 'Stalingrad, Tsaritsyn'],
  ['RU', 'Nizhniy Novgorod', 'Gorky, Gorkiy'], ['RU', 'Kaliningrad', 'Königsberg'], ['RU', 'Perm', 'Molotov'], ['RU', 'Tver', 'Kalinin'], ['LT', 'Vilnius', 'Wilno, Vilna'], ['EE', 'Tallinn', 'Reval'],
  ['CD', 'Kinshasa', 'Léopoldville'], ['CD', 'Kisangani', 'Stanleyville'], ['CD', 'Lubumbashi', 'Elisabethville'], ['ZW', 'Harare', 'Salisbury'], ['MZ', 'Maputo', 'Lourenço Marques'],
  ['TD', "N'Djamena", 'Fort-Lamy'], ['US', 'New York City', 'NYC'], ['US', 'Washington', 'Washington DC'], ['US', 'Honolulu', 'Hawaii'], ['DO', 'Santo Domingo', 'Ciudad Trujillo'],
];
